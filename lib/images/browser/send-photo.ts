import { adminRequest, asAdmin } from "@/lib/auth/browser/admin-request";
import { RequestError } from "@/lib/http/client";
import { fitPhoto } from "@/lib/images/browser/fit-photo";
import { UploadProblem } from "@/lib/images/browser/problem";
import type { UploadPermit } from "@/lib/images/incoming";
import { IMAGE_FIELD } from "@/lib/images/schema";

const UPLOAD = "/api/admin/upload";
const UNREACHABLE = "The site cannot be reached. Check your connection and try again.";
const NOT_UNDERSTOOD = "Failed to process upload response";
/** A whole upload on a slow line; whoever is tired of waiting can cancel it. */
const TIMEOUT_MS = 5 * 60_000;
/** Longer than any sentence of the server: some proxy's page. */
const MAX_TOLD = 300;

export type Sending = {
  /** Told the share of the photo that has left, from 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/**
 * Uploads a chosen file, made smaller when it is too large, as whoever is signed in.
 * @returns the address of the stored picture.
 * @throws UploadProblem with what to tell; the signal's reason when it was cancelled.
 */
export async function sendPhoto(file: File, sending: Sending): Promise<string> {
  const photo = await fitPhoto(file);
  sending.signal.throwIfAborted();
  try {
    const permit = await permitFromServer(sending.signal);
    if (!permit) return addressIn(await asAdmin(UPLOAD, ({ token }) => post(photo, token, sending)));
    // Only where there is such a store is its client fetched.
    const { sendToStore } = await import("@/lib/images/browser/send-to-store");
    await sendToStore(photo, permit, sending);
    sending.onProgress(1);
    return addressOf(
      await adminRequest(UPLOAD, { method: "POST", body: { path: permit.path }, signal: sending.signal }),
    );
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 200 || error.status === 201) throw new UploadProblem(NOT_UNDERSTOOD);
    throw new UploadProblem(`Upload failed: ${error.message}`);
  }
}

/** Once the server has said that uploads come to it, it is not asked again. */
let comeHere = false;

async function permitFromServer(signal: AbortSignal): Promise<UploadPermit | null> {
  if (comeHere) return null;
  const answer = await adminRequest<{ permit: UploadPermit | null }>(`${UPLOAD}/permit`, {
    method: "POST",
    signal,
  });
  comeHere = answer.permit === null;
  return answer.permit;
}

/** With XMLHttpRequest: fetch tells nothing of what it has sent. */
function post(photo: Blob, token: string | undefined, { onProgress, signal }: Sending): Promise<string> {
  const form = new FormData();
  // The server believes no name; one of ours is never refused.
  form.append(IMAGE_FIELD, photo, "photo");
  const request = new XMLHttpRequest();
  request.open("POST", UPLOAD);
  request.timeout = TIMEOUT_MS;
  request.setRequestHeader("Accept", "application/json");
  if (token) request.setRequestHeader("Authorization", `Bearer ${token}`);
  const abort = () => request.abort();
  signal.addEventListener("abort", abort);
  return new Promise<string>((resolve, reject) => {
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const isGood = request.status >= 200 && request.status < 300;
      if (isGood) resolve(request.responseText);
      else reject(new RequestError(toldIn(request), request.status));
    };
    request.onerror = () => reject(new RequestError(UNREACHABLE, 0));
    request.ontimeout = request.onerror;
    request.onabort = () => reject(signal.reason);
    request.send(form);
  }).finally(() => signal.removeEventListener("abort", abort));
}

/** What the server says is wrong: its `error`, its `message`, its text, or at least the status. */
function toldIn({ responseText, status }: XMLHttpRequest): string {
  const answer = parsed(responseText);
  const [told] = [answer?.error, answer?.message, answer ? "" : responseText.trim()].filter(
    (text) => typeof text === "string" && text !== "" && text.length <= MAX_TOLD && !text.startsWith("<"),
  );
  return typeof told === "string" ? told : `HTTP error! status: ${status}`;
}

const addressIn = (text: string): string => addressOf(parsed(text));

function addressOf(answer: unknown): string {
  const { url } = (answer ?? {}) as { url?: unknown };
  // What is missing is told as the specification has it: 'No URL in response' is for whoever reads the code.
  if (typeof url !== "string" || url === "") throw new UploadProblem(NOT_UNDERSTOOD);
  return url;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
