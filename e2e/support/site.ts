/** The site under test, as `npm test` has started it; by hand: SITE_URL, ADMIN_USERNAME and ADMIN_PASSWORD of yours. */
export const site = {
  /** Whether it is served by `next start`, which lacks what server.mjs adds. */
  isNextStart: process.env.TEST_SERVER === "next",
  /** Without a trailing slash. */
  url: process.env.SITE_URL || "http://localhost:3000",
  /**
   * A second instance on the same data, which limits how often one caller may ask, and keeps pictures in a blob store at
   * a port of this machine where a test may start a fake of the service; only `npm test` starts it.
   */
  limitedUrl: process.env.LIMITED_SITE_URL || "",
  blobStandInPort: Number(process.env.BLOB_STAND_IN_PORT || 0),
  administrator: {
    username: process.env.ADMIN_USERNAME || "admin",
    password: process.env.ADMIN_PASSWORD || "",
  },
};
