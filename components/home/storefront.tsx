import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { embeddedDrawing } from "@/lib/drawings/embedded";

const DOORS = [
  {
    href: "/repair",
    sign: "Repair Services",
    scene: "/drawings/scene-repair.svg",
    sentence: "All makes and models. Book a time or ask for a callback.",
  },
  {
    href: "/inventory",
    sign: "Pre-Owned Vehicles",
    scene: "/drawings/scene-pre-owned.svg",
    sentence: "Cars, trucks and SUVs, with the price and the miles up front.",
  },
  {
    href: "/parts",
    sign: "Shop Recycled Parts",
    scene: "/drawings/scene-parts.svg",
    sentence: "See what we are taking apart, and ask for the part you need.",
  },
] as const;

/** The building: three open bays under one roof, each the way into its part of the site. */
export function Storefront() {
  return (
    <nav className="shop-front" aria-label="The shop">
      <Hills />
      <div className="shop-roof" />
      <div className="shop-wall" />
      <div className="shop-apron" />
      <ul className="shop-doors">
        {DOORS.map(({ href, sign, scene, sentence }, index) => (
          <li key={href}>
            <Link className="door" href={href} prefetch={false}>
              <span className="door-front">
                <span className="door-sign">
                  {sign}
                  <Icon name="arrow-right" size={24} />
                </span>
                <img
                  className="door-bay"
                  src={index === 0 ? embeddedDrawing(scene) : scene}
                  alt=""
                  width={720}
                  height={432}
                  loading={index === 0 ? "eager" : "lazy"}
                />
              </span>
              <span className="door-sentence">{sentence}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The land behind the shop, seen at both sides of it on wide screens. */
function Hills() {
  return (
    <svg
      className="shop-hills"
      viewBox="0 0 1600 340"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="hill-far" d="M0 150C110 96 210 120 330 190S800 -60 1060 20S1400 170 1600 92V340H0Z" />
      <path
        className="hill-near"
        d="M0 262C70 214 160 226 260 300L1360 320C1430 222 1520 190 1600 204V340H0Z"
      />
    </svg>
  );
}
