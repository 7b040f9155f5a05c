/** Classes of an element with a bolt at each side, as a plate screwed to a wall has them. */
export const bolted = [
  "relative",
  "before:absolute before:top-1/2 before:left-5 before:size-[17px] before:-translate-y-1/2",
  "before:rounded-full before:border-2 before:border-ink",
  "after:absolute after:top-1/2 after:right-5 after:size-[17px] after:-translate-y-1/2",
  "after:rounded-full after:border-2 after:border-ink",
].join(" ");
