import { site } from "@/e2e/support/site";
import type { UploadedImage } from "@/lib/images/schema";

type ErrorBody = { error: string; code: string };

/** Uploads a picture as the office's form does. */
export async function upload(
  token: string,
  bytes: Uint8Array,
  { name = "photo.jpg", type = "image/jpeg", at = site.url } = {},
): Promise<{ status: number; body: UploadedImage & ErrorBody }> {
  const form = new FormData();
  form.append("image", new File([new Uint8Array(bytes)], name, { type }));
  const response = await fetch(`${at}/api/admin/upload`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: response.status, body: await response.json() };
}
