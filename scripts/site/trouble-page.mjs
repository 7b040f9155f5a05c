/** @typedef {typeof import("../../lib/business")} Business */

const MESSAGES = {
  500: "Something went wrong on our side.",
  503: "We cannot reach our records right now. That is usually over in a minute.",
};

/** What a page is about that shows records of ours, by its address; every other one has the general heading. */
const KINDS = [
  {
    address: /^\/inventory\/(?!page\/)[^/?]+\/?(\?|$)/,
    heading: "Error loading vehicle",
    // Told apart as a call of the API would be: what its answer says, or that nothing is known of it.
    what: {
      500: "Failed to load vehicle details",
      503: "API error: 503 - The database cannot be reached right now.",
    },
    again: "Try Again",
    back: `<a class="button second" href="/inventory">Return to Inventory</a>`,
  },
];
const GENERAL = {
  heading: "Unexpected Application Error!",
  what: { 500: "", 503: "" },
  again: "Try Again",
  back: "",
};

/**
 * Reads what the pages below say of the shop.
 * @returns {Promise<Business>}
 */
export async function readBusiness() {
  const { tsImport } = await import("tsx/esm/api");
  return tsImport("../../lib/business.ts", import.meta.url);
}

/**
 * A page for when the site cannot make one: it needs no script, no database and nothing of the build.
 * @param {500 | 503} status
 * @param {string} url what was asked for, such as "/inventory?a=b"
 * @param {Business} business
 * @returns {string} HTML
 */
export function troublePage(status, url, { business, telephoneLink }) {
  const { heading, what, again, back } = KINDS.find((kind) => kind.address.test(url)) ?? GENERAL;
  const { name, tagline, phone, email, address, hoursShort } = business;
  return `<!DOCTYPE html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${escaped(name)}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<style>${STYLE}</style>
</head>
<body>
<header><a href="/"><b>${escaped(name)}</b><span>${escaped(tagline)}</span></a></header>
<main>
<h1>${heading}</h1>
${what[status] && `<p><b>${what[status]}</b></p>`}
<p>${MESSAGES[status]} Please try again in a moment, or call us: we are glad to help on the phone.</p>
<p class="actions"><a class="button" href="${telephoneLink}">Call ${escaped(phone)}</a> <a class="button second" href="">${again}</a> ${back}</p>
<p class="small">${escaped(hoursShort.open)}. ${escaped(`${address.street}, ${address.city}, ${address.state} ${address.zip}`)}.
<a href="mailto:${escaped(email)}">${escaped(email)}</a></p>
<nav aria-label="Pages that work meanwhile"><a href="/">Home</a> <a href="/repair">Repair Services</a> <a href="/contact">Contact</a></nav>
</main>
</body>
</html>
`;
}

/** @param {string} text */
const escaped = (text) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The colours and shapes of app/styles/tokens.css, as far as this page needs them. */
const STYLE = `
@font-face{font-family:"Barlow Condensed";font-weight:700;font-display:optional;src:url("/fonts/barlow-condensed-700.woff2") format("woff2")}
@font-face{font-family:Barlow;font-weight:400;font-display:optional;src:url("/fonts/barlow-400.woff2") format("woff2")}
:root{color-scheme:light dark;--paper:#f1f3f1;--sheet:#fff;--ink:#1b2023;--ink-2:#495257;--link:#1f5273;--focus:#0b57d0;--red:#a8201a;--line:#cbd1d0}
@media(prefers-color-scheme:dark){:root{--paper:#14181a;--sheet:#1c2225;--ink:#ecefee;--ink-2:#b4bdc1;--link:#8fc3e6;--focus:#8fc3e6;--red:#ff8a80;--line:#363f44}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.55 Barlow,Arial,sans-serif}
header{background:var(--sheet);border-bottom:2px solid var(--ink);padding:.75rem 1.25rem}
header a{display:inline-grid;color:inherit;text-decoration:none}
header b{font:700 1.5rem/1.1 "Barlow Condensed",Arial,sans-serif;text-transform:uppercase}
header span{font-size:.8125rem;color:var(--ink-2)}
main{max-width:42rem;margin:3rem auto;padding:1.75rem 1.25rem;background:var(--sheet);border:2px solid var(--red);border-radius:6px}
@media(width<44rem){main{margin:1.25rem}}
h1{margin:0;font:700 2.5rem/1.1 "Barlow Condensed",Arial,sans-serif}
a{color:var(--link)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.actions{display:flex;flex-wrap:wrap;gap:.75rem;margin:1.5rem 0}
.button{display:inline-flex;align-items:center;min-height:3rem;padding:0 1.25rem;border-radius:4px;border:2px solid #ff6b0a;background:#ff6b0a;color:#1b2023;font-weight:600;text-decoration:none}
.second{background:transparent;border-color:var(--ink);color:var(--ink)}
.small{color:var(--ink-2);font-size:.9375rem}
nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;border-top:1px solid var(--line);padding-top:.75rem}
nav a{padding:.375rem 0}`.replaceAll("\n", "");
