/**
 * Maps between the API's values ("4wd", "Awaiting Dismantle") and the database client's, which must be identifiers.
 * `pairs` maps the first to the second.
 */
export function enumMapping<Wire extends string, Stored extends string>(pairs: Record<Wire, Stored>) {
  const wireByStored = Object.fromEntries(
    (Object.entries(pairs) as [Wire, Stored][]).map(([wire, stored]) => [stored, wire]),
  ) as Record<Stored, Wire>;
  return {
    /** The contract's values, in the order of the form's list. */
    values: Object.keys(pairs) as [Wire, ...Wire[]],
    toStored: (wire: Wire): Stored => pairs[wire],
    toWire: (stored: Stored): Wire => wireByStored[stored],
  };
}
