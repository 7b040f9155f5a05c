/** A list with one entry moved to another place; the same list when that changes nothing. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const others = [...list];
  const [entry] = others.splice(from, 1);
  if (entry !== undefined) others.splice(Math.max(0, to), 0, entry);
  return others;
}

/**
 * A list of photos with one more that has just been stored: behind those that were there before, or were chosen before
 * it, so that photos that are sent side by side stand in the order they were chosen.
 * @param rankOf when a photo was chosen, counting up; -1 for one that was there before or was placed by hand.
 */
export function placed(
  photos: readonly string[],
  added: string,
  rankOf: (photo: string) => number,
): string[] {
  if (photos.includes(added)) return [...photos];
  const place = photos.findLastIndex((photo) => rankOf(photo) < rankOf(added)) + 1;
  return photos.toSpliced(place, 0, added);
}
