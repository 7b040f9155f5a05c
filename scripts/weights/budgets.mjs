/**
 * Gzipped bytes of JavaScript that an empty App Router page of this Next version loads, with a `Link` and an `Image` in
 * it: what no page can go below. `npm run weights -- --floor` measures it anew.
 */
export const FLOOR_BYTES = 143_600;

/** Cards of the list page that its HTML is judged by, however many it has. */
export const LISTED_CARDS = 24;
export const LIST_HTML = `HTML with ${LISTED_CARDS} cards`;

const BROWSE = 1.05;
const FORM = 1.3;

/** Stands for the first vehicle of the list. */
export const FIRST_VEHICLE = "/inventory/<first>";

/**
 * The public pages, and how many times the floor their JavaScript may weigh.
 * @type {readonly { route: string, timesFloor: number }[]}
 */
export const ROUTES = [
  { route: "/", timesFloor: BROWSE },
  { route: "/about", timesFloor: BROWSE },
  { route: "/contact", timesFloor: BROWSE },
  { route: "/parts", timesFloor: BROWSE },
  { route: "/inventory", timesFloor: BROWSE },
  { route: FIRST_VEHICLE, timesFloor: BROWSE },
  { route: "/privacy-policy", timesFloor: BROWSE },
  { route: "/partsrequest", timesFloor: FORM },
  { route: "/repair", timesFloor: FORM },
];

/** Bytes, but for the number of requests. All of it before the visitor does anything. */
export const LIMITS = {
  /** Brotli, of the list page with its cards, the inline component payload included. */
  listHtml: 8_000,
  fonts: 40_000,
  /** Besides the pictures of vehicles, photographed or drawn. */
  requests: 20,
  prefetched: 15_000,
};
