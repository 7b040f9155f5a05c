// The intended console messages of the browser code.

/** The access token could not be renewed. */
export function logRefreshFailure(): void {
  console.error("Failed to refresh token");
}

/** An admin API call was made while signed out. */
export function warnMissingToken(path: string): void {
  console.warn(`Calling ${path} without an access token`);
}
