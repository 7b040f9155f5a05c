import { fitPhoto } from "@/lib/images/browser/fit-photo";
import type { UploadOptions } from "@/lib/images/browser/send-photo";
import { UploadError } from "@/lib/images/browser/upload-error";
import { IMAGE_FIELD } from "@/lib/images/schema";

const UPLOAD_URL = "/api/request/photos";
const UNREACHABLE = "The site cannot be reached. Check your connection and try again.";
const TIMEOUT_MS = 5 * 60_000;

/**
 * Uploads a photo for the request of a link, resized if it is too large. Uses XMLHttpRequest because fetch does not
 * report upload progress.
 * @returns the URL of the stored picture.
 * @throws UploadError with a message for the customer; the signal's reason if it was aborted.
 */
export const sendPhotoWith =
  (token: string) =>
  async (file: File, { onProgress, signal }: UploadOptions): Promise<string> => {
    const photo = await fitPhoto(file);
    signal.throwIfAborted();
    const form = new FormData();
    form.append("token", token);
    // A fixed name: the name of the customer's file is not needed.
    form.append(IMAGE_FIELD, photo, "photo");
    const request = new XMLHttpRequest();
    request.open("POST", UPLOAD_URL);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader("Accept", "application/json");
    const abort = () => request.abort();
    signal.addEventListener("abort", abort);
    return new Promise<string>((resolve, reject) => {
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => {
        const { url, error } = bodyOf(request);
        if (request.status === 201 && url) resolve(url);
        else reject(new UploadError(error ?? "Upload failed"));
      };
      request.onerror = () => reject(new UploadError(UNREACHABLE));
      request.ontimeout = request.onerror;
      request.onabort = () => reject(signal.reason);
      request.send(form);
    }).finally(() => signal.removeEventListener("abort", abort));
  };

function bodyOf({ responseText }: XMLHttpRequest): { url?: string; error?: string } {
  try {
    const { url, error } = (JSON.parse(responseText) ?? {}) as { url?: unknown; error?: unknown };
    return {
      ...(typeof url === "string" && { url }),
      ...(typeof error === "string" && { error }),
    };
  } catch {
    return {};
  }
}
