/** Those that every page shows; a browser complains about a font that is fetched ahead in vain. */
const FONTS = ["barlow-condensed-700", "barlow-400", "barlow-600"];

/**
 * A script for the head of a page: asks for the fonts ahead where they can come in time (docs/decisions/0022). A browser
 * holds its first paint back for them a tenth of a second, in vain where a round trip takes twice as long; and not every
 * browser says how long it takes.
 */
export const FONTS_AHEAD = `if(!(navigator.connection?.rtt>200))for(const f of ${JSON.stringify(FONTS)})document.head.append(Object.assign(document.createElement("link"),{rel:"preload",as:"font",type:"font/woff2",crossOrigin:"",href:"/fonts/"+f+".woff2"}))`;
