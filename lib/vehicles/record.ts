/** The columns that every vehicle has besides its fields. */
export const KEY_COLUMNS = { id: true, createdAt: true, updatedAt: true, version: true } as const;

/** What the API returns after a vehicle's fields. */
export function keyValues(row: { createdAt: Date; updatedAt: Date; version: number }) {
  return {
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
