import type { BodyType } from "@/lib/drawings/bodies/body";

/**
 * Model names by body type, in lower case, letters and digits only, matched at the start of the model. If several match
 * (Prius, Prius v), the longest is used.
 */
const models: Record<Exclude<BodyType, "sedan">, string> = {
  coupe: `mustang camaro challenger corvette brz frs gr86 86 370z 350z 300zx nissanz z eclipse celica solara rx7 rx8 mx5
    miata supra grsupra viper firebird thunderbird tiburon veloster tc s2000 prelude crz delsol q60 rc lc sc sc430 tt a5
    s5 z3 z4 2series 4series 6series 8series m2 m4 boxster cayman 911 carrera mr2 monte montecarlo integra rsx cl slk clk sl
    crossfire sky solstice gto`,
  hatchback: `fit golf gti golfr rabbit mazda2 mazda3 yaris versanote prius insight leaf bolt boltev sonic spark aveo5
    fiesta focusst focusrs civictyper corollahatchback corollaim im matrix vibe rio5 forte5 soul ioniq elantragt
    cooper hardtop clubman mirage i3 ct ct200h xd xa xb ia cmax volt caliber ptcruiser hhr a3 sx4 metro geo cube 500
    beetle newbeetle fortwo swift protege5`,
  suv: `crv hrv pilot passport element crosstour rav4 highlander grandhighlander 4runner sequoia landcruiser venza chr
    corollacross bz4x fjcruiser equinox traverse tahoe suburban trailblazer trax blazer s10blazer captiva explorer escape edge
    expedition flex ecosport bronco excursion freestyle taurusx mustangmache outback forester ascent crosstrek xvcrosstrek
    tribeca b9tribeca wrangler grandcherokee cherokee compass patriot renegade liberty commander wagoneer grandwagoneer
    durango journey nitro hornet magnum rogue roguesport murano pathfinder armada xterra ariya juke kicks santafe tucson
    kona palisade venue veracruz ioniq5 sorento sportage telluride seltos niro borrego ev6 ev9 cx3 cx30 cx5 cx50 cx7 cx9
    cx90 tribute tiguan atlas touareg taos id4 golfsportwagen golfalltrack alltrack terrain acadia yukon envoy jimmy
    hummer enclave encore envision rendezvous rainier escalade srx xt4 xt5 xt6 lyriq mdx rdx zdx rx nx gx lx ux tx qx
    fx35 fx45 ex35 jx35 qx30 qx50 qx55 qx56 qx60 qx70 qx80 rx300 rx330 rx350 rx400h rx450h nx200t nx300 gx460 gx470 lx470
    lx570 ux250h x1 x2 x3 x4 x5 x6 x7 ix q3 q4 q5 q7 q8 sq5 etron a4allroad a6allroad allroad gla glb glc gle gls glk ml gl
    gla250 glb250 glc300 gle350 gls450 glk350 ml350 gl450 gclass navigator nautilus aviator corsair mkc mkx mkt
    mountaineer mariner xc40 xc60 xc70 xc90 v50 v60 v70 v90 outlander endeavor montero eclipsecross rangerover discovery
    lr2 lr3 lr4 defender evoque velar freelander cayenne macan vue outlook aztek torrent h2 h3 grandvitara vitara rodeo
    trooper ascender countryman modelx modely gv60 gv70 gv80 levante stelvio fpace epace 500x 500l bravada`,
  pickup: `f100 f150 f250 f350 f450 f550 f650 superduty lightning ranger maverick sporttrac explorersporttrac silverado
    colorado s10 avalanche ck1500 c1500 k1500 c2500 k2500 ssr elcamino sierra canyon sonoma ram 1500 2500 3500 dakota tacoma
    tundra t100 frontier titan ridgeline gladiator comanche santacruz raider mark marklt bseries b2300 b3000 b4000 hombre
    i280 i290 i370 equator escaladeext baja r1t cybertruck`,
  van: `grandcaravan caravan odyssey sienna townandcountry pacifica voyager grandvoyager quest sedona carnival entourage
    windstar freestar aerostar uplander venture astro safari montana villager monterey relay terraza mpv mazda5 routan
    eurovan vanagon idbuzz transit transitconnect eseries econoline clubwagon e150 e250 e350 e450 express savana sprinter
    metris promaster nv nv200 nv1500 nv2500 nv3500 previa silhouette rondo`,
};

/** The usual body type of makes that build mostly one type, for unknown models. */
const makes = new Map<string, BodyType>([
  ["jeep", "suv"],
  ["landrover", "suv"],
  ["hummer", "suv"],
  ["ram", "pickup"],
  ["mini", "hatchback"],
  ["smart", "hatchback"],
  ["scion", "hatchback"],
  ["freightliner", "van"],
]);

/** Words in the model that name the body type. They take precedence over both tables. */
const explicitWords: readonly (readonly [RegExp, BodyType])[] = [
  [/\b(sedan|saloon)\b/, "sedan"],
  [/\b(coupe|convertible|roadster|spyder)\b/, "coupe"],
  [/\b(hatchback|5-door)\b/, "hatchback"],
  [/\b(pickup|crew cab|supercrew|supercab|quad cab|extended cab|regular cab)\b/, "pickup"],
  [/\b(minivan|van)\b/, "van"],
  [/\bsuv\b/, "suv"],
];

const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("&", "and")
    .replace(/[^a-z0-9]/g, "");

const bodyOfModel = new Map<string, BodyType>(
  Object.entries(models).flatMap(([body, names]) =>
    names.split(/\s+/).map((name) => [name, body as BodyType] as const),
  ),
);

/** The body type of the longest known name that the model starts with: "Grand Caravan SXT" is a Grand Caravan. */
function bodyOfWords(words: readonly string[]): BodyType | undefined {
  for (let count = words.length; count > 0; count--) {
    const body = bodyOfModel.get(normalize(words.slice(0, count).join("")));
    if (body) return body;
  }
  return undefined;
}

/**
 * The body type for the drawing of a make and model: from words in the model that name it, else from the model's name,
 * else from the make, else a sedan.
 */
export function bodyTypeOf({ make, model }: { make?: string | null; model?: string | null }): BodyType {
  const text = (model ?? "").toLowerCase();
  const explicit = explicitWords.find(([word]) => word.test(text));
  if (explicit) return explicit[1];
  const words = text.split(/[\s/-]+/).filter(Boolean);
  const maker = normalize(make ?? "");
  // A Mazda 3 may be entered as model "3", and the model may repeat the make.
  const withoutMaker = words[0] === maker ? words.slice(1) : words;
  const known =
    bodyOfWords(withoutMaker) ?? (words.length > 0 ? bodyOfWords([maker, ...withoutMaker]) : undefined);
  return known ?? (/wagon|sportwagen/.test(text) ? "suv" : (makes.get(maker) ?? "sedan"));
}
