/** Classes of a link that fills its row, with an icon at its end. Add the height of the row. */
export const rowLink =
  "flex items-center justify-between gap-4 font-semibold decoration-2 underline-offset-4 hover:underline";
