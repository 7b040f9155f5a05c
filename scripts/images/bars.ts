import { spawnSync } from "node:child_process";
import sharp from "sharp";
import { signIn } from "@/e2e/support/api";
import { site } from "@/e2e/support/site";
import { upload } from "@/e2e/support/upload";
import { hostileFiles } from "@/lib/images/hostile/hostile-files";
import { PRIVATE_WORDS, type SampleFormat, samplePhoto } from "@/lib/images/sample-photos";
import { variantUrls } from "@/lib/images/variants";

// Against the site that bars.mjs has opened (or any that runs, with SITE_URL, ADMIN_PASSWORD and SERVER_PID).

const PHOTOGRAPHS = 100;
const AT_ONCE = 20;
const MAX_GROWTH_MB = 300;
const SAMPLE_MS = 50;
const FORMATS: SampleFormat[] = ["jpeg", "png", "webp"];

const serverPid = String(Number(process.env.SERVER_PID));

/** Megabytes that the whole process of the site holds now, native memory included. */
function residentMegabytes(): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", serverPid], { encoding: "utf8" });
  return Number(stdout) / 1024;
}

async function send(bytes: Uint8Array): Promise<string> {
  const { status, body } = await upload(token, bytes);
  if (status !== 201) throw new Error(`A sound photograph was answered ${status}: ${body.error}`);
  return body.url;
}

/** What a picture that is served still tells, or how it lies wrong; empty for a good one. */
async function faultsOf(url: string): Promise<string[]> {
  const bytes = Buffer.from(await (await fetch(new URL(url, site.url))).arrayBuffer());
  const metadata = await sharp(bytes).metadata();
  const left = (["exif", "xmp", "iptc", "comments", "orientation"] as const).filter((kind) => metadata[kind]);
  const words = PRIVATE_WORDS.filter((word) => bytes.includes(word));
  // Every sample is wider than high, and red in the upper left corner, when it is held upright.
  const [red = 0, green = 0, blue = 0] = await sharp(bytes).removeAlpha().raw().toBuffer();
  const isUpright = metadata.width > metadata.height && red > 150 && green < 90 && blue < 90;
  return [...left, ...words, ...(isUpright ? [] : ["not upright"])];
}

const { token } = await signIn();
const photographs = await Promise.all(
  Array.from({ length: PHOTOGRAPHS }, (_, index) =>
    samplePhoto({
      format: FORMATS[index % 3] ?? "jpeg",
      orientation: (index % 8) + 1,
      // The first twenty as large as a phone takes them.
      ...(index < AT_ONCE ? { width: 4000, height: 3000 } : { width: 1600, height: 1200 }),
    }),
  ),
);
const hostile = await hostileFiles();
// The first picture loads the encoder; what that takes is no growth.
await send(photographs[0] ?? Buffer.alloc(0));

const before = residentMegabytes();
let highest = before;
const sampling = setInterval(() => {
  highest = Math.max(highest, residentMegabytes());
}, SAMPLE_MS);

const urls: string[] = [];
for (let at = 0; at < PHOTOGRAPHS; at += AT_ONCE) {
  urls.push(...(await Promise.all(photographs.slice(at, at + AT_ONCE).map(send))));
}
const files = urls.flatMap(variantUrls);
const faults = (await Promise.all(files.map(faultsOf))).flat();

const answers = new Map<string, number>();
let surprises = 0;
for (const { bytes, fileName, type, status } of hostile) {
  const answer = await upload(token, bytes, { name: fileName, type });
  const told = `${answer.status} ${answer.body.code}`;
  answers.set(told, (answers.get(told) ?? 0) + 1);
  if (answer.status !== status || answer.body.url) surprises += 1;
}
clearInterval(sampling);
const growth = Math.round(highest - before);

console.log(
  `${PHOTOGRAPHS} photographs, ${AT_ONCE} at once: ${files.length} files served, ${faults.length} faults.`,
);
console.log(`${hostile.length} hostile files, ${surprises} taken or answered otherwise than foreseen:`);
for (const [told, count] of answers) console.log(`  ${count} x ${told}`);
console.log(
  `Memory of the site: ${Math.round(before)} MB before, ${Math.round(highest)} MB at most, grown by ${growth} MB (at most ${MAX_GROWTH_MB}).`,
);
process.exit(faults.length > 0 || surprises > 0 || growth > MAX_GROWTH_MB ? 1 : 0);
