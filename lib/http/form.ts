import { mediaTypeOf } from "@/lib/http/body";
import { ApiError } from "@/lib/http/errors";

/** The maximum size of a form without files, in bytes. */
export const MAX_FORM_BYTES = 64 * 1024;

const FORM_TYPES = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** @throws ApiError 415 for anything but a form. */
export function requireForm(request: Request): void {
  if (FORM_TYPES.includes(mediaTypeOf(request) ?? "")) return;
  throw new ApiError("unsupported_media_type", "Send a form.");
}

/**
 * Reads a form, and counts the bytes received, because Content-Length may be missing or wrong.
 * @throws ApiError 413 over `maxBytes`, 400 for an incomplete form.
 */
export async function readForm(request: Request, maxBytes: number): Promise<FormData> {
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge();
  if (!request.body) return new FormData();
  let size = 0;
  const counted = request.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > maxBytes) controller.error(tooLarge());
        else controller.enqueue(chunk);
      },
    }),
  );
  const headers = { "Content-Type": request.headers.get("content-type") ?? "" };
  try {
    return await new Response(counted, { headers }).formData();
  } catch {
    throw size > maxBytes ? tooLarge() : new ApiError("invalid_input", "The form was incomplete.");
  }
}

const tooLarge = () => new ApiError("body_too_large", "This is too large to send at once.");

/** A text field of a form, with the line breaks of the web page; an empty text if it is missing. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replace(/\r\n?/g, "\n") : "";
}

/** The files of a field of a form, without the empty one that browsers send when none was chosen. */
export function filesIn(form: FormData, name: string): File[] {
  return form.getAll(name).filter((value): value is File => value instanceof File && value.size > 0);
}
