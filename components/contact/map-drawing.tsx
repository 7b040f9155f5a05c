const roads = "M-20 352 L820 238 M262 -20 L352 600 M116 -20 L150 334 M560 -20 L612 266 M676 256 L716 450";
const lanes = "M-20 168 L282 132 M330 318 L640 600 M150 470 L336 444";
const houses =
  "M176 214l50-6 5 40-50 6zM40 262l62-8 5 40-62 8zM186 60l48-6 6 46-48 6zM52 60l42-4 4 40-42 4zM380 178l58-8 6 46-58 8zM386 70l70-8 5 44-70 8zM478 174l48-7 6 46-48 6zM650 156l60-8 5 50-60 8zM182 364l66-9 6 44-66 9zM384 448l30-22 36 42-30 22zM500 380l70-9 6 48-70 9zM606 360l44-6 6 46-44 6zM742 290l48-6 5 42-48 6zM736 128l54-7 5 46-54 7z";

const tree = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const trees =
  tree(650, 34, 13) +
  tree(692, 62, 16) +
  tree(740, 30, 12) +
  tree(770, 74, 15) +
  tree(712, 100, 11) +
  tree(24, 420, 14) +
  tree(50, 452, 10);

/** A sketch of a street by a creek, with the shop in the middle. Not a plan of any town: it says where to look. */
export function MapDrawing() {
  return (
    <svg
      className="map-drawing"
      viewBox="0 0 800 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className="map-ground" d="M0 0H800V560H0Z" />
      <path className="map-park" d="M596 -10H820V96C740 150 650 124 612 66Z" />
      <path className="map-park" d="M-10 380C60 372 90 420 70 470S-4 540 -10 520Z" />
      <path className="map-tree" d={trees} />
      <path
        className="map-water"
        d="M-10 498C90 446 170 520 270 512S420 452 520 484S700 540 810 470V570H-10Z"
      />
      <path className="map-house" d={houses} />
      <path className="map-edge" strokeWidth="17" d={lanes} />
      <path className="map-edge" strokeWidth="27" d={roads} />
      <path className="map-road" strokeWidth="13" d={lanes} />
      <path className="map-road" strokeWidth="23" d={roads} />
      <path className="map-lot" d="M352 324l112-15 11 84-112 15z" />
      <path className="map-shop" d="M372 334l74-10 6 44-74 10z" />
      <path className="map-doors" d="M377.5 337.8l17-2.3M400.5 334.7l17-2.3M423.5 331.6l17-2.3" />
    </svg>
  );
}
