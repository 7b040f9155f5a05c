// npm run images:sweep
// Takes away the pictures that no vehicle has shown for a day, and files that the database knows nothing of.
import { IMAGE_FOLDER } from "@/lib/images/folder";
import { ORPHAN_AGE_MS } from "@/lib/images/schema";
import { sweepOrphanImages, sweepUnknownFiles } from "@/lib/images/sweep";

const olderThan = new Date(Date.now() - ORPHAN_AGE_MS);
const swept = await sweepOrphanImages(olderThan);
if (!swept) {
  console.log("Another sweep is under way.");
  process.exit();
}
const { removed, failed } = swept;
const files = await sweepUnknownFiles(IMAGE_FOLDER, olderThan);

console.log(
  `${removed} pictures that no vehicle shows were removed, and ${files} files that belong to no picture.`,
);
if (failed > 0) {
  console.error(`${failed} pictures could not be removed; the next sweep tries again.`);
  process.exitCode = 1;
}
process.exit();
