/** A copy of the list with one entry moved. If `from` is not in the list, nothing is moved; `to` is limited to the list. */
export function movePhoto<T>(list: readonly T[], from: number, to: number): T[] {
  const others = [...list];
  const [entry] = others.splice(from, 1);
  if (entry !== undefined) others.splice(Math.max(0, to), 0, entry);
  return others;
}

/**
 * A copy of the photos with a newly stored photo inserted. Parallel uploads finish in any order; the photos keep the
 * order in which they were chosen.
 * @param rankOf the number of a photo in the order chosen, or -1 for a photo that was saved before or moved by hand.
 */
export function insertPhoto(
  photos: readonly string[],
  added: string,
  rankOf: (photo: string) => number,
): string[] {
  if (photos.includes(added)) return [...photos];
  const index = photos.findLastIndex((photo) => rankOf(photo) < rankOf(added)) + 1;
  return photos.toSpliced(index, 0, added);
}
