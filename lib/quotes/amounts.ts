/** An amount as a person types it ("165", "1,240.5", "$24.00") in US cents; null for what is none. It may be negative. */
export function parseCents(text: string): number | null {
  const [, minus, dollars, cents = ""] = /^\s*([-−]?)\s*\$?\s*([\d,]*)(?:\.(\d{0,2}))?\s*$/.exec(text) ?? [];
  if (dollars === undefined || (dollars === "" && cents === "")) return null;
  const amount = Number(dollars.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0"));
  return minus ? -amount : amount;
}

/** An amount in US cents for a field: 165.00. */
export const centsText = (cents: number): string => (cents / 100).toFixed(2);
