// Limits of uploads. The form checks them before sending; the server checks them again, using the file's content.

/** 5 MB. */
export const MAX_IMAGE_BYTES = 5_242_880;

/** The media types of pictures that may be uploaded. */
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** The multipart field that holds the picture. */
export const IMAGE_FIELD = "image";

export const NOT_AN_IMAGE = "Please upload a valid image file (JPG, PNG, or WebP)";
export const IMAGE_TOO_LARGE = "File size must be less than 5MB";

/**
 * How long a picture without a vehicle is kept, so that it is available until its form is saved, and if removing it or
 * deleting its vehicle is undone. After that the sweep deletes it.
 */
export const ORPHAN_AGE_MS = 24 * 60 * 60 * 1000;

/** The response of POST /api/admin/upload: the URL of the widest variant, and the picture's public ID. */
export type UploadedImage = { url: string; public_id: string };
