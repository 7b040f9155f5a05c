/** Pixels of the pictures shown where an address of this site is shared. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

/** The path of the picture of a vehicle's page. */
export const vehiclePicturePath = (id: string): string => `/inventory/${id}/picture`;

/** The pictures of a vehicle that are photographs: a drawing tells a search engine nothing of this one car. */
export const photosOf = (images: readonly string[]): string[] =>
  images.filter((address) => !address.startsWith("/drawings/"));
