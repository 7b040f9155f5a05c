/** The site under test, as `npm test` has started it; by hand: SITE_URL, ADMIN_USERNAME and ADMIN_PASSWORD of yours. */
export const site = {
  /** Without a trailing slash. */
  url: process.env.SITE_URL || "http://localhost:3000",
  /** A second server on the same data that limits how often one caller may ask; only `npm test` starts it. */
  limitedUrl: process.env.LIMITED_SITE_URL || "",
  administrator: {
    username: process.env.ADMIN_USERNAME || "admin",
    password: process.env.ADMIN_PASSWORD || "",
  },
};
