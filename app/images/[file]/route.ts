import { readImageFile } from "@/lib/images/disk-store";
import { IMAGE_FOLDER } from "@/lib/images/folder";

/** Serves photos of the disk store. They never change, because each upload has a new file name. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> {
  const bytes = await readImageFile(IMAGE_FOLDER, (await params).file);
  if (bytes === null) {
    return new Response("There is no such picture.", {
      status: 404,
      headers: { "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff" },
    });
  }
  return new Response(bytes, {
    headers: {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
