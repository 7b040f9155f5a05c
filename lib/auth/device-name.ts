import "server-only";
import Bowser from "bowser";

const BROWSERS: Record<string, string> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
  Chromium: "Chrome",
};
const SYSTEMS: Record<string, string> = { macOS: "Mac", "Chrome OS": "ChromeOS" };
const KNOWN_BROWSERS: readonly string[] = Object.values(Bowser.BROWSER_MAP);

/** A device in plain words, from the User-Agent header of its browser: "Chrome on Windows". */
export function deviceName(userAgent: string): string {
  // Bowser rejects an empty header.
  if (userAgent === "") return "Unknown device";
  const parser = Bowser.getParser(userAgent);
  const browser = browserOf(parser);
  const system = systemOf(parser);
  if (!browser && !system) return "Unknown device";
  return system ? `${browser ?? "Unknown browser"} on ${system}` : `${browser}`;
}

function browserOf(parser: Bowser.Parser.Parser): string | undefined {
  const name = parser.getBrowserName();
  // For an unknown browser, Bowser returns the first product of the header.
  return KNOWN_BROWSERS.includes(name) ? (BROWSERS[name] ?? name) : undefined;
}

function systemOf(parser: Bowser.Parser.Parser): string | undefined {
  const name = parser.getOSName();
  if (name === "iOS") return parser.getPlatform().model ?? name;
  // Bowser recognizes Windows only by its version.
  return SYSTEMS[name] ?? (name || (parser.test(/\bWindows\b/) ? "Windows" : undefined));
}
