// A browser complains about a font that is fetched ahead in vain: three are on every page, the fourth where VINs, mileages
// and the like are.
const EVERYWHERE = ["barlow-condensed-700", "barlow-400", "barlow-600"];
const SEMIBOLD_SIGN = "barlow-condensed-600";
const SEMIBOLD_SIGN_PAGES = "^/(about|contact|inventory|parts|admin$)";

/**
 * A script for the head of a page: asks for its fonts ahead where they can come in time (docs/decisions/0022). A browser
 * holds its first paint back for them a tenth of a second, in vain where a round trip takes twice as long; and not every
 * browser says how long it takes.
 */
export const FONTS_AHEAD = `if(!(navigator.connection?.rtt>200)){const a=${JSON.stringify(EVERYWHERE)};if(RegExp(${JSON.stringify(SEMIBOLD_SIGN_PAGES)}).test(location.pathname))a.push(${JSON.stringify(SEMIBOLD_SIGN)});for(const f of a)document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:"/fonts/"+f+".woff2"}))}`;
