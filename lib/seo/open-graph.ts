/** The size of link previews, in pixels. */
export const OPEN_GRAPH_SIZE = { width: 1200, height: 630 } as const;

/** The path of a vehicle's link preview. */
export const vehiclePicturePath = (id: string): string => `/inventory/${id}/picture`;

/** The path of a dismantled vehicle's link preview. */
export const dismantledPicturePath = (id: string): string => `/parts/${id}/picture`;

/** The photos among a vehicle's images, without drawings, which do not show the actual vehicle. */
export const photosOf = (images: readonly string[]): string[] =>
  images.filter((url) => !url.startsWith("/drawings/"));
