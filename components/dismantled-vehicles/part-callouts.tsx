import Link from "next/link";
import { skipLink } from "@/components/layout/skip-link";
import { partRequestPath } from "@/lib/dismantled-vehicles/rules";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { calloutsOf } from "@/lib/drawings/callouts";
import { drawingSize } from "@/lib/drawings/svg";
import { isExploded } from "@/lib/drawings/urls";

/** 15 px on a desktop, 14 on a phone, and less where the labels would overlap. */
const LABEL_SIZE = "clamp(0.8125rem, 3.75vw, 0.9375rem)";
/** The height of a label's link in pixels. */
const TARGET = 38;
const DOT_RADIUS = 6;

type PartCalloutsProps = {
  vehicle: PublicDismantledVehicle;
  /** The id of the element that the link past the callouts leads to. */
  skipTo: string;
};

/** The parts in the line drawing of a vehicle, as links that ask for them. Place it over the drawing. */
export function PartCallouts({ vehicle, skipTo }: PartCalloutsProps) {
  const callouts = calloutsOf({ ...vehicle, exploded: isExploded(vehicle) });
  return (
    <>
      <svg
        className="pointer-events-none absolute inset-0 w-full text-steel"
        viewBox={`0 0 ${drawingSize.width} ${drawingSize.height}`}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth={1.8}
        aria-hidden="true"
      >
        {callouts.map(({ label, line }) => (
          <g key={label}>
            <line {...line} />
            <circle cx={line.x2} cy={line.y2} r={DOT_RADIUS} />
          </g>
        ))}
      </svg>
      <nav className="print:hidden" aria-label="Parts of this car">
        <a className={skipLink} href={`#${skipTo}`}>
          Skip the parts
        </a>
        <ul>
          {callouts.map(({ label, x, y }) => (
            <li
              key={label}
              className="absolute whitespace-nowrap font-semibold"
              style={{ left: `${x}%`, top: `${y}%`, translate: "-50% -50%" }}
            >
              <Link
                className="inline-flex items-center text-link"
                style={{ minHeight: TARGET, fontSize: LABEL_SIZE }}
                href={partRequestPath(vehicle, label)}
                prefetch={false}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
