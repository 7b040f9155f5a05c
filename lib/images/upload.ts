import "server-only";
import { ApiError } from "@/lib/http/errors";
import { IMAGE_FIELD, IMAGE_TOO_LARGE, MAX_IMAGE_BYTES, NOT_AN_IMAGE } from "@/lib/images/schema";

/** The multipart overhead: boundaries, headers and a long file name. */
const MAX_ENVELOPE_BYTES = 16 * 1024;
const MAX_BODY_BYTES = MAX_IMAGE_BYTES + MAX_ENVELOPE_BYTES;
const MAX_NAME_LENGTH = 255;

/** The file is larger than MAX_IMAGE_BYTES. */
export const tooLarge = () => new ApiError("body_too_large", IMAGE_TOO_LARGE);
/** The body or the staged upload is missing or incomplete. */
export const incompleteUpload = () =>
  new ApiError("invalid_input", "The upload was incomplete. Please choose the picture again.");
const wrongField = (message: string) =>
  new ApiError("invalid_input", message, { fields: { [IMAGE_FIELD]: message } });

/**
 * The bytes of the single file in the multipart field `image`. Its media type is ignored, and its name is validated but
 * not used.
 * @throws ApiError 415 if the body is not multipart or the file is empty, 413 over MAX_IMAGE_BYTES, 400 without a file.
 */
export async function readUpload(request: Request): Promise<Uint8Array> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new ApiError(
      "unsupported_media_type",
      `Send the picture as multipart/form-data, in the field '${IMAGE_FIELD}'.`,
    );
  }
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES) throw tooLarge();
  const file = onlyFile(await parse(request, contentType));
  if (file.size > MAX_IMAGE_BYTES) throw tooLarge();
  if (file.size === 0) throw new ApiError("invalid_image", NOT_AN_IMAGE);
  requirePlainName(file.name);
  return new Uint8Array(await file.arrayBuffer());
}

/** Limits the body while the platform parses it, because Content-Length may be missing or wrong. */
async function parse(request: Request, contentType: string): Promise<FormData> {
  if (!request.body) throw incompleteUpload();
  let size = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > MAX_BODY_BYTES) controller.error(tooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  try {
    return await new Response(counted, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    throw size > MAX_BODY_BYTES ? tooLarge() : incompleteUpload();
  }
}

function onlyFile(form: FormData): File {
  const [file, ...more] = form.getAll(IMAGE_FIELD);
  if (!(file instanceof File)) throw wrongField("Please choose a picture to upload.");
  if (more.length > 0) throw wrongField("Please upload one picture at a time.");
  return file;
}

/** Browsers send a bare file name, so paths and control characters are rejected. */
function requirePlainName(name: string): void {
  if (name.length > MAX_NAME_LENGTH || /[/\\\p{Cc}]/u.test(name) || /^\.+$/.test(name)) {
    throw wrongField("The name of this file cannot be used. Please rename it and upload it again.");
  }
}
