import "server-only";
import { ApiError } from "@/lib/http/errors";
import { IMAGE_FIELD, IMAGE_TOO_LARGE, MAX_IMAGE_BYTES, NOT_AN_IMAGE } from "@/lib/images/schema";

/** What multipart adds around the file: boundaries, headers and a long name. */
const MAX_ENVELOPE_BYTES = 16 * 1024;
const MAX_BODY_BYTES = MAX_IMAGE_BYTES + MAX_ENVELOPE_BYTES;
const MAX_NAME_LENGTH = 255;

/** The file is larger than it may be. */
export const tooLarge = () => new ApiError("body_too_large", IMAGE_TOO_LARGE);
/** Not all of the file has come. */
export const notWhole = () =>
  new ApiError("invalid_input", "The upload was incomplete. Please choose the picture again.");
const wrongField = (message: string) =>
  new ApiError("invalid_input", message, { fields: { [IMAGE_FIELD]: message } });

/**
 * The bytes of the one file in the multipart field `image`. Its name and type are not believed and not used.
 * @throws ApiError 415 for what is not multipart or an empty file, 413 over MAX_IMAGE_BYTES, 400 without a file.
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

/** The platform's own multipart parser, on a body that is cut off once it is too long: Content-Length is only a claim. */
async function parse(request: Request, contentType: string): Promise<FormData> {
  if (!request.body) throw notWhole();
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
    throw size > MAX_BODY_BYTES ? tooLarge() : notWhole();
  }
}

function onlyFile(form: FormData): File {
  const [file, ...more] = form.getAll(IMAGE_FIELD);
  if (!(file instanceof File)) throw wrongField("Please choose a picture to upload.");
  if (more.length > 0) throw wrongField("Please upload one picture at a time.");
  return file;
}

/** A browser sends a bare file name; a path, or a character that cannot be seen, is somebody's attempt. */
function requirePlainName(name: string): void {
  if (name.length > MAX_NAME_LENGTH || /[/\\\p{Cc}]/u.test(name) || /^\.+$/.test(name)) {
    throw wrongField("The name of this file cannot be used. Please rename it and upload it again.");
  }
}
