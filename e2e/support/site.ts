/** The site that `npm test` started, or the one of SITE_URL, ADMIN_USERNAME and ADMIN_PASSWORD. */
export const site = {
  /** Whether it is served by `next start`, which lacks what server.mjs adds. */
  isNextStart: process.env.TEST_SERVER === "next",
  /** Without a trailing slash. */
  url: process.env.SITE_URL || "http://localhost:3000",
  /**
   * A second instance with the same database, rate limits, and a blob store: the fake blob server that a test can start
   * at `fakeBlobPort`. Only `npm test` starts this instance.
   */
  limitedUrl: process.env.LIMITED_SITE_URL || "",
  fakeBlobPort: Number(process.env.FAKE_BLOB_PORT || 0),
  administrator: {
    username: process.env.ADMIN_USERNAME || "admin",
    password: process.env.ADMIN_PASSWORD || "",
  },
};
