/**
 * A script for the head of a page: asks for its fonts ahead where they can come in time (docs/decisions/0022). A browser
 * holds its first paint back for them a tenth of a second, in vain where a round trip takes twice as long; and not every
 * browser says how long it takes. It complains about a font that is fetched ahead in vain: three are on every page, the
 * fourth where VINs, mileages and the like are.
 *
 * It stands in the page and once more in the component payload, which is why it has nothing that has to be escaped there.
 */
export const FONTS_AHEAD =
  "if(!(navigator.connection?.rtt>200))" +
  "for(const f of['condensed-700','400','600'].concat(" +
  "/^.(about|contact|inventory|parts|admin$)/.test(location.pathname)?'condensed-600':[]))" +
  "document.head.append(Object.assign(document.createElement('link')," +
  "{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href:'/fonts/barlow-'+f+'.woff2'}))";
