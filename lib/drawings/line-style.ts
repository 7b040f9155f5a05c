export type LineScheme = "light" | "dark" | "bay";

/**
 * Colors of a line drawing by class name: p paper, r grid, f sheet metal, s its lower third, v openings, l glass,
 * m lamps and inner parts, y tire, o outline, d detail. "bay" has light lines on the dark interior of the shop.
 */
const schemes = {
  light: {
    p: "#E6ECEE",
    r: "#D5DEE2",
    f: "#F6F8F8",
    s: "#E9EDEE",
    v: "#DCE4E8",
    l: "#CFDBE1",
    m: "#C2D0D7",
    y: "#E3E9EC",
    o: "#2A4658",
    d: "#5B7A8C",
  },
  dark: {
    p: "#1E2A31",
    r: "#283740",
    f: "#2A3942",
    s: "#25333B",
    v: "#18232A",
    l: "#1F2E37",
    m: "#3D515D",
    y: "#22303A",
    o: "#DCE3E4",
    d: "#8CA3AF",
  },
  bay: {
    p: "#39434A",
    r: "#39434A",
    f: "#39444B",
    s: "#333D44",
    v: "#1F262A",
    l: "#2B353B",
    m: "#56646D",
    y: "#2A3136",
    o: "#EDF1F1",
    d: "#A9B5BB",
  },
} as const satisfies Record<LineScheme, Record<string, string>>;

const fills = ["p", "f", "s", "v", "l", "m", "y"] as const;

function colors(scheme: LineScheme): string {
  const c = schemes[scheme];
  return (
    fills.map((name) => `.${name}{fill:${c[name]}}`).join("") +
    `.r{stroke:${c.r}}.o,.e{stroke:${c.o}}.d,.t{stroke:${c.d}}.k{fill:${c.o}}`
  );
}

/** The style element for `lineCar`. Without a scheme it supports light and dark mode. */
export function lineStyle(scheme?: LineScheme): string {
  const shared =
    "path,use,circle,rect{stroke-linejoin:round}.n{fill:none}.o{stroke-width:26}.q{stroke-width:18}.d{stroke-width:15}.t{stroke-width:11}.e{stroke-width:2.5}.h{stroke-dasharray:56 38}";
  const dark = scheme ? "" : `@media(prefers-color-scheme:dark){${colors("dark")}}`;
  return `<style>${shared}${colors(scheme ?? "light")}${dark}</style>`;
}

/** The paper of a light line drawing, to extend it. */
export const LINE_PAPER = schemes.light.p;
