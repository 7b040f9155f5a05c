import { adminRequest, asAdmin } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import { fitPhoto } from "@/lib/images/browser/fit-photo";
import { UploadError } from "@/lib/images/browser/upload-error";
import { IMAGE_FIELD } from "@/lib/images/schema";
import type { UploadToken } from "@/lib/images/upload-inbox";

const UPLOAD_URL = "/api/admin/upload";
const UNREACHABLE = "The site cannot be reached. Check your connection and try again.";
const INVALID_RESPONSE = "Failed to process upload response";
/** Long enough for a slow connection. The user can cancel an upload at any time. */
const TIMEOUT_MS = 5 * 60_000;
/** A longer text is not a message of this server, but the error page of a proxy. */
const MAX_MESSAGE_LENGTH = 300;

export type UploadOptions = {
  /** Called with the progress of the upload, from 0 to 1. */
  onProgress: (progress: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a chosen file as the signed-in user, resized if it is too large.
 * @returns the URL of the stored picture.
 * @throws UploadError with a message for the user; the signal's reason if it was aborted.
 */
export async function sendPhoto(file: File, options: UploadOptions): Promise<string> {
  const photo = await fitPhoto(file);
  options.signal.throwIfAborted();
  try {
    const uploadToken = await requestUploadToken(options.signal);
    if (!uploadToken)
      return urlFromJson(await asAdmin(UPLOAD_URL, ({ token }) => post(photo, token, options)));
    // The client of the blob store is loaded only on sites that have a blob store.
    const { sendToStore } = await import("@/lib/images/browser/send-to-store");
    await sendToStore(photo, uploadToken, options);
    options.onProgress(1);
    const body = { path: uploadToken.path };
    return urlFrom(await adminRequest(UPLOAD_URL, { method: "POST", body, signal: options.signal }));
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 200 || error.status === 201) throw new UploadError(INVALID_RESPONSE);
    throw new UploadError(`Upload failed: ${error.message}`);
  }
}

/** Whether uploads go through the server, cached after the first response that says so. */
let usesServerUpload = false;

async function requestUploadToken(signal: AbortSignal): Promise<UploadToken | null> {
  if (usesServerUpload) return null;
  const { permit } = await adminRequest<{ permit: UploadToken | null }>(`${UPLOAD_URL}/permit`, {
    method: "POST",
    signal,
  });
  usesServerUpload = permit === null;
  return permit;
}

/** Uses XMLHttpRequest because fetch does not report upload progress. */
function post(
  photo: Blob,
  token: string | undefined,
  { onProgress, signal }: UploadOptions,
): Promise<string> {
  const form = new FormData();
  // A fixed name, because the server rejects unusual file names.
  form.append(IMAGE_FIELD, photo, "photo");
  const request = new XMLHttpRequest();
  request.open("POST", UPLOAD_URL);
  request.timeout = TIMEOUT_MS;
  request.setRequestHeader("Accept", "application/json");
  if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
  const abort = () => request.abort();
  signal.addEventListener("abort", abort);
  return new Promise<string>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const isOk = request.status >= 200 && request.status < 300;
      if (isOk) resolve(request.responseText);
      else reject(new RequestError(errorMessageOf(request), request.status));
    };
    request.onerror = () => reject(new RequestError(UNREACHABLE, 0));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(signal.reason);
    request.send(form);
  }).finally(() => signal.removeEventListener("abort", abort));
}

/** The response's `error` field, else its `message` field, else its text, else its status. */
function errorMessageOf({ responseText, status }: XMLHttpRequest): string {
  const json = parseObject(responseText);
  const [message] = [json?.error, json?.message, json ? "" : responseText.trim()].filter(
    (text) =>
      typeof text === "string" && text !== "" && text.length <= MAX_MESSAGE_LENGTH && !text.startsWith("<"),
  );
  return typeof message === "string" ? message : `HTTP error! status: ${status}`;
}

const urlFromJson = (text: string): string => urlFrom(parseObject(text));

/** The `url` field of a response. @throws UploadError if it is missing. */
function urlFrom(response: unknown): string {
  const { url } = (response ?? {}) as { url?: unknown };
  if (typeof url !== "string" || url === "") throw new UploadError(INVALID_RESPONSE);
  return url;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
