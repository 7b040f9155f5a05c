// npm run images:sweep
// Deletes pictures that no vehicle has shown for a day, and files without a row in the database.
import { IMAGE_FOLDER } from "@/lib/images/folder";
import { ORPHAN_AGE_MS } from "@/lib/images/schema";
import { sweepOrphanImages, sweepUnknownFiles } from "@/lib/images/sweep";

const olderThan = new Date(Date.now() - ORPHAN_AGE_MS);
const swept = await sweepOrphanImages(olderThan);
if (!swept) {
  console.log("Another sweep is running.");
  process.exit();
}
const { removed, failed } = swept;
const files = await sweepUnknownFiles(IMAGE_FOLDER, olderThan);

console.log(
  `Deleted ${removed} pictures that no vehicle shows, and ${files} files that belong to no picture.`,
);
if (failed > 0) {
  console.error(`${failed} pictures could not be deleted; the next sweep tries again.`);
  process.exitCode = 1;
}
process.exit();
