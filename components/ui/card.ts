/** Classes of a card: a thing among others of its kind. */
export const card = "rounded-card border border-line bg-sheet print:break-inside-avoid";

/** Classes of a ticket, with the ink edge of what counts: a form to send, a price sticker, a sign-in. */
export const ticket = "rounded-plate border-2 border-ink bg-sheet print:break-inside-avoid";
