// npm run bench:images: uploads photographs full of private metadata, and hostile files, and measures how much the whole
// process of the site (SERVER_PID) grows. Exits with 1 when a served file has a fault, when a hostile file gets another
// answer than expected, or when the process grows too much.
import { execFileSync } from "node:child_process";
import sharp from "sharp";
import { signIn } from "@/e2e/support/api";
import { hostileFiles } from "@/e2e/support/hostile/hostile-files";
import { PRIVATE_WORDS, samplePhoto } from "@/e2e/support/sample-photos";
import { site } from "@/e2e/support/site";
import { upload } from "@/e2e/support/upload";
import { variantUrls } from "@/lib/images/variants";

const PHOTOGRAPHS = 100;
const AT_ONCE = 20;
const MAX_GROWTH_MB = 300;
const SAMPLE_MS = 50;
const FORMATS = ["jpeg", "png", "webp"] as const;
const METADATA = ["exif", "xmp", "iptc", "comments", "orientation"] as const;

const serverPid = String(Number(process.env.SERVER_PID));
const { token } = await signIn();

/** Resident memory of the site, native memory included. */
const megabytes = () =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", serverPid], { encoding: "utf8" })) / 1024;

async function send(bytes: Uint8Array): Promise<string> {
  const { status, body } = await upload(token, bytes);
  if (status !== 201) throw new Error(`A valid photograph was answered ${status}: ${body.error}`);
  return body.url;
}

/** The private data that a served picture still has, and whether it is turned; empty for a good one. */
async function faultsOf(url: string): Promise<string[]> {
  const bytes = Buffer.from(await (await fetch(new URL(url, site.url))).arrayBuffer());
  const metadata = await sharp(bytes).metadata();
  // Upright, every sample is wider than high and red in its upper left corner.
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).removeAlpha().raw().toBuffer();
  const isUpright = metadata.width > metadata.height && red > 150 && green < 90 && blue < 90;
  return [
    ...METADATA.filter((kind) => metadata[kind]),
    ...PRIVATE_WORDS.filter((word) => bytes.includes(word)),
    ...(isUpright ? [] : ["not upright"]),
  ];
}

const photographs = await Promise.all(
  Array.from({ length: PHOTOGRAPHS }, (_, index) => {
    // The first ones are as large as those of a phone.
    const size = index < AT_ONCE ? { width: 4000, height: 3000 } : { width: 1600, height: 1200 };
    return samplePhoto({ format: FORMATS[index % 3] ?? "jpeg", orientation: (index % 8) + 1, ...size });
  }),
);
const hostile = await hostileFiles();
// The first upload loads the encoder, which is not counted.
await send(photographs[0] ?? Buffer.alloc(0));

const before = megabytes();
let highest = before;
setInterval(() => {
  highest = Math.max(highest, megabytes());
}, SAMPLE_MS);

const urls: string[] = [];
for (let at = 0; at < PHOTOGRAPHS; at += AT_ONCE) {
  urls.push(...(await Promise.all(photographs.slice(at, at + AT_ONCE).map(send))));
}
const files = urls.flatMap(variantUrls);
const faults = (await Promise.all(files.map(faultsOf))).flat();

const answers: Record<string, number> = {};
let unexpected = 0;
for (const { bytes, fileName, type, status } of hostile) {
  const { status: answered, body } = await upload(token, bytes, { name: fileName, type });
  const key = `${answered} ${body.code}`;
  answers[key] = (answers[key] ?? 0) + 1;
  if (answered !== status || body.url) unexpected += 1;
}
const growth = Math.round(highest - before);

console.log(`${PHOTOGRAPHS} photographs: ${files.length} files served, ${faults.length} faults.`);
console.log(`${hostile.length} hostile files, ${unexpected} with an unexpected answer:`, answers);
console.log(`The site grew by ${growth} MB to ${Math.round(highest)} MB (at most by ${MAX_GROWTH_MB} MB).`);
process.exit(faults.length > 0 || unexpected > 0 || growth > MAX_GROWTH_MB ? 1 : 0);
