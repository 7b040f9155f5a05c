import { sedan } from "@/lib/drawings/bodies/sedan";
import { lineCar } from "@/lib/drawings/line";
import { lineStyle } from "@/lib/drawings/line-style";
import { placeCar } from "@/lib/drawings/scenes/bay";
import { svgDocument } from "@/lib/drawings/svg";

/** The shop's closed door, for empty lists: 240 x 150, transparent, with dark mode. */
export function closedDoorScene(): string {
  const panes = [40, 83, 126, 169].map((x) => `M${x} 48h32v16h-32Z`).join("");
  return svgDocument(
    240,
    150,
    "<style>.a{fill:#9BA4A6}.c{fill:#E6E8E5}.g{fill:#B9C3C5}.s{fill:#C6CDCC}.b{fill:#8F989A}.h{fill:#7F898C}" +
      "@media(prefers-color-scheme:dark){.a{fill:#5A656B}.c{fill:#333D43}.g{fill:#4D5A61}.s{fill:#262E33}.b{fill:#6D787D}.h{fill:#8B969B}}</style>" +
      '<path class="a" d="M20 4H220V142H20Z"/><path class="c" d="M31 14H209V140H31Z"/>' +
      '<path class="s" d="M31 40h178v2.5H31ZM31 69h178v2.5H31ZM31 97h178v2.5H31ZM31 124h178v2.5H31Z"/>' +
      `<path class="g" d="${panes}"/><path class="h" d="M112 130h16v5h-16Z"/><path class="b" d="M0 139H240V147H0Z"/>`,
  );
}

/** An exploded car behind a warning triangle, for lists that failed to load: 240 x 160, with dark mode. */
export function errorScene(): string {
  const triangle = "M26 101L43 129H9Z";
  return svgDocument(
    240,
    160,
    `${lineStyle()}<style>.w{fill:#fff;stroke:#A8201A}.x{fill:#A8201A}@media(prefers-color-scheme:dark){.w{fill:#43191A;stroke:#FF9C92}.x{fill:#FF9C92}}</style>` +
      '<path class="p" d="M0 0H240V160H0Z"/><path class="e" style="stroke-width:1.5" d="M0 130H240"/>' +
      placeCar(lineCar(sedan, true), 49, 130, 28.5) +
      `<path class="w" stroke-width="3.5" d="${triangle}"/><path class="x" d="M24.6 110h2.8l-.5 9h-1.8ZM24.6 121h2.8v2.8h-2.8Z"/>`,
  );
}
