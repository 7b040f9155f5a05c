// npm run bench:images: uploads photos with private metadata, and hostile files, and measures how much the memory of the
// server process (SERVER_PID) grows. Exits with 1 if a served file has a defect, a hostile file gets an unexpected
// response, or the memory grows too much.
import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { signIn } from "@/e2e/support/api";
import { hostileFiles } from "@/e2e/support/hostile/hostile-files";
import { PRIVATE_WORDS, samplePhoto } from "@/e2e/support/sample-photos";
import { site } from "@/e2e/support/site";
import { upload } from "@/e2e/support/upload";
import { variantUrls } from "@/lib/images/variants";

const PHOTOS = 100;
const AT_ONCE = 20;
const MAX_GROWTH_MB = 300;
const SAMPLE_MS = 50;
const FORMATS = ["jpeg", "png", "webp"] as const;
const METADATA = ["exif", "xmp", "iptc", "comments", "orientation"] as const;

const serverPid = String(Number(process.env.SERVER_PID));
const { token } = await signIn();

/** The server's resident memory, including native memory. */
const megabytes = () =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", serverPid], { encoding: "utf8" })) / 1024;

async function send(bytes: Uint8Array): Promise<string> {
  const { status, body } = await upload(token, bytes);
  if (status !== 201) throw new Error(`A valid photo was rejected with ${status}: ${body.error}`);
  return body.url;
}

/** The private data left in a served picture, and whether it is rotated; empty if it has no defects. */
async function defectsOf(url: string): Promise<string[]> {
  const bytes = Buffer.from(await (await fetch(new URL(url, site.url))).arrayBuffer());
  const metadata = await sharp(bytes).metadata();
  // Upright, every sample is wider than high, with a red upper left corner.
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).removeAlpha().raw().toBuffer();
  const isUpright = metadata.width > metadata.height && red > 150 && green < 90 && blue < 90;
  return [
    ...METADATA.filter((kind) => metadata[kind]),
    ...PRIVATE_WORDS.filter((word) => bytes.includes(word)),
    ...(isUpright ? [] : ["not upright"]),
  ];
}

const photos = await Promise.all(
  Array.from({ length: PHOTOS }, (_, index) => {
    // The first ones are as large as photos of a phone.
    const size = index < AT_ONCE ? { width: 4000, height: 3000 } : { width: 1600, height: 1200 };
    return samplePhoto({ format: FORMATS[index % 3] ?? "jpeg", orientation: (index % 8) + 1, ...size });
  }),
);
const hostile = await hostileFiles();
// The first upload loads the encoder, which is not counted.
await send(photos[0] ?? Buffer.alloc(0));

const before = megabytes();
let highest = before;
setInterval(() => {
  highest = Math.max(highest, megabytes());
}, SAMPLE_MS);

const urls: string[] = [];
for (let at = 0; at < PHOTOS; at += AT_ONCE) {
  urls.push(...(await Promise.all(photos.slice(at, at + AT_ONCE).map(send))));
}
const files = urls.flatMap(variantUrls);
const defects = (await Promise.all(files.map(defectsOf))).flat();

const responses: Record<string, number> = {};
let unexpected = 0;
for (const { bytes, fileName, type, status } of hostile) {
  const { status: actual, body } = await upload(token, bytes, { name: fileName, type });
  const key = `${actual} ${body.code}`;
  responses[key] = (responses[key] ?? 0) + 1;
  if (actual !== status || body.url) unexpected += 1;
}
const growth = Math.round(highest - before);

console.log(`${PHOTOS} photos: ${files.length} files served, ${defects.length} defects.`);
console.log(`${hostile.length} hostile files, ${unexpected} with an unexpected response:`, responses);
console.log(`The site grew by ${growth} MB to ${Math.round(highest)} MB (at most by ${MAX_GROWTH_MB} MB).`);
process.exit(defects.length > 0 || unexpected > 0 || growth > MAX_GROWTH_MB ? 1 : 0);
