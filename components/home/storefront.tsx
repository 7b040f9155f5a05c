import Link from "next/link";
import { BayPicture } from "@/components/layout/bay-picture";
import { Icon } from "@/components/ui/icon";

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

type DoorProps = (typeof DOORS)[number] & { first: boolean };

/**
 * The building: three open bays under one roof, each a link to its part of the site. On wide screens the roof and the
 * wall are as wide as the content, and the pavement as the window; on phones the doors are one below the other.
 */
export function Storefront() {
  return (
    <nav
      className="relative grid grid-cols-[1fr_minmax(0,70rem)_1fr] grid-rows-[1rem_auto_auto] overflow-hidden md:grid-cols-[minmax(1.25rem,1fr)_minmax(0,70rem)_minmax(1.25rem,1fr)] md:pt-2"
      aria-label="The shop"
    >
      <Hills />
      <div className="relative col-span-full row-1 bg-roof md:col-2 md:-mx-3.5" />
      <div className="relative hidden bg-siding md:col-2 md:row-2 md:block" />
      <div className="relative col-span-full row-3 hidden bg-apron md:block" />
      <ul className="relative col-span-full row-[2/4] md:col-2 md:grid md:grid-cols-3 md:grid-rows-subgrid md:gap-x-5 md:px-5 lg:gap-x-7.5 lg:px-7.5">
        {DOORS.map((door, index) => (
          <li key={door.href} className="md:row-[1/3] md:grid md:grid-rows-subgrid">
            <Door {...door} first={index === 0} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The drawing of an open bay with its sign above, and a sentence on the pavement below. */
function Door({ href, sign, scene, sentence, first }: DoorProps) {
  return (
    <Link
      className="group block text-on-apron focus-visible:-outline-offset-4 md:row-[1/3] md:grid md:grid-rows-subgrid"
      href={href}
      prefetch={false}
    >
      <span className="grid gap-3 bg-siding px-4 pt-4.5 md:content-end md:gap-4 md:bg-none md:px-0 md:pt-5.5 lg:grid-rows-[1fr_auto]">
        <span className="flex min-h-13.5 items-center justify-between gap-3 rounded-field border-2 border-ink bg-sheet px-4.5 py-1.5 font-bold font-sign text-26 text-ink leading-[1.05] transition-[background-color,color] duration-120 group-hover:bg-ink group-hover:text-paper md:px-3.5 md:text-21 lg:px-4.5 lg:text-26">
          {sign}
          <span className="flex-none transition-[translate] duration-120 group-hover:translate-x-1">
            <Icon name="arrow-right" size={24} />
          </span>
        </span>
        <BayPicture scene={scene} first={first} />
      </span>
      <span className="block bg-apron px-8.5 pt-3 pb-5 font-semibold leading-normal md:bg-transparent md:px-2.5 md:pt-4 md:pb-6.5 md:text-16 lg:px-4.5 lg:pt-4.5 lg:pb-7">
        {sentence}
      </span>
    </Link>
  );
}

/** The land behind the shop, at both sides of it on wide screens. */
function Hills() {
  return (
    <svg
      className="absolute inset-0 h-[82%] w-full"
      viewBox="0 0 1600 340"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="fill-hills-1"
        d="M0 150C110 96 210 120 330 190S800 -60 1060 20S1400 170 1600 92V340H0Z"
      />
      <path
        className="fill-hills-2"
        d="M0 262C70 214 160 226 260 300L1360 320C1430 222 1520 190 1600 204V340H0Z"
      />
    </svg>
  );
}
