// What an upload may be: the form says it before sending, the server checks it again and by content.

/** 5 MB. */
export const MAX_IMAGE_BYTES = 5_242_880;

/** The media types of pictures that may be uploaded. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** The multipart field that holds the picture. */
export const IMAGE_FIELD = "image";

export const NOT_AN_IMAGE = "Please upload a valid image file (JPG, PNG, or WebP)";
export const IMAGE_TOO_LARGE = "File size must be less than 5MB";

/**
 * How long a picture without a vehicle is kept: while its form is open, or while taking it off, or deleting its vehicle,
 * may be undone. Then it may be swept away.
 */
export const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

/** What POST /api/admin/upload answers: the address of the widest variant, and the picture's own name. */
export type UploadedImage = { url: string; public_id: string };
