/** The colors a car can be painted in. */
export const paints = {
  white: "#E8E9E5",
  silver: "#B7BDBF",
  gray: "#79838A",
  black: "#343A3F",
  red: "#A63A32",
  maroon: "#6B2B33",
  blue: "#31587F",
  navy: "#2E4058",
  teal: "#3C6E73",
  green: "#4A6654",
  tan: "#B9A887",
  brown: "#6F5644",
  yellow: "#D9B44A",
} as const;

export type PaintName = keyof typeof paints;

/** Specific shades, which take precedence over plain color words. */
const shades: readonly (readonly [PaintName, RegExp])[] = [
  ["maroon", /black cherry|dark red|deep (cherry )?red|maroon|burgundy|bordeaux|merlot|cabernet|oxblood/],
  ["navy", /navy|(midnight|dark|deep|true|night) blue/],
  ["teal", /teal|turquoise|aqua|blue-?green/],
];

/** Plain color words. The last one in a name counts: "Silver Blue" is blue, "Titanium Silver" is silver. */
const plain: Record<string, PaintName> = {
  white: "white",
  silver: "silver",
  gray: "gray",
  grey: "gray",
  black: "black",
  red: "red",
  orange: "red",
  blue: "blue",
  purple: "navy",
  green: "green",
  tan: "tan",
  beige: "tan",
  gold: "tan",
  champagne: "tan",
  brown: "brown",
  bronze: "brown",
  copper: "brown",
  yellow: "yellow",
};
const plainWord = new RegExp(`\\b(${Object.keys(plain).join("|")})\\b`, "g");

/** Names that suggest a color, for names without a color word. */
const suggested: readonly (readonly [PaintName, RegExp])[] = [
  ["maroon", /wine|garnet|mahogany|crimson|velvet/],
  ["navy", /midnight|indigo/],
  ["teal", /jade|lagoon|seafoam/],
  ["tan", /sand|cashmere|desert|khaki|cream|almond|pebble|parchment|quicksand|dune/],
  ["brown", /mocha|chestnut|coffee|espresso|umber|truffle|java|cocoa|walnut|caramel|kona/],
  ["green", /olive|forest|moss|emerald|cypress|sage|hunter|pine/],
  ["blue", /sapphire|azure|cobalt|ocean|pacific|marina|sky|sea\b/],
  ["red", /ruby|scarlet|cherry|flame|torch|rosso|sunset|lava|inferno|radiant/],
  ["yellow", /lemon|solar|sunburst/],
  ["gray", /graphite|charcoal|gunmetal|granite|slate|magnetic|pewter|steel|lunar|cement|smoke|gravity/],
  ["black", /ebony|onyx|obsidian|raven|carbon|jet|tuxedo|shadow|noir/],
  ["white", /snow|pearl|ivory|alabaster|blizzard|glacier|oxford|polar|chalk|frost|bright/],
];

/** The closest paint for an exterior color as entered by staff, or silver if it is not recognized. */
export function paintOf(exteriorColor: string | null | undefined): PaintName {
  // The first color of a two-tone car is its main color.
  const text = exteriorColor?.toLowerCase().split(/[/,+]| over | with | and /)[0] ?? "";
  const named = (table: typeof shades) => table.find(([, pattern]) => pattern.test(text))?.[0];
  const noun = text.match(plainWord)?.at(-1);
  return named(shades) ?? (noun ? plain[noun] : undefined) ?? named(suggested) ?? "silver";
}

/** Replaces every color of a drawing by the gray of the same luminance (Rec. 709), for sold vehicles. */
export function withoutColor(svg: string): string {
  return svg.replace(/#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})\b/gi, (_, r: string, g: string, b: string) => {
    const light =
      0.2126 * Number.parseInt(r, 16) + 0.7152 * Number.parseInt(g, 16) + 0.0722 * Number.parseInt(b, 16);
    return `#${Math.round(light).toString(16).padStart(2, "0").repeat(3)}`;
  });
}
