// Shared by the server, which enforces them, and the form that changes a password.

/** Characters a password has. */
export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 200;

export const PASSWORD_LENGTH_MESSAGE = `A password has ${MIN_PASSWORD_LENGTH} to ${MAX_PASSWORD_LENGTH} characters.`;
