// What the browser's console is told on purpose, in one place.

/** The access token could not be renewed. */
export function logRefreshFailure(): void {
  console.error("Failed to refresh token");
}

/** Code asked for something of the office while nobody is signed in. */
export function warnMissingToken(path: string): void {
  console.warn(`Calling ${path} without an access token`);
}
