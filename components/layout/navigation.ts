/** The six items of the main navigation, in order. */
export const NAVIGATION = [
  { href: "/", label: "Home" },
  { href: "/repair", label: "Repair Services" },
  { href: "/parts", label: "Shop Recycled Parts" },
  { href: "/partsrequest", label: "Request Parts" },
  { href: "/inventory", label: "Pre-Owned Vehicles" },
  { href: "/contact", label: "Contact" },
] as const;

/** Whether a navigation item is the current page or a parent of it. */
export function isCurrent(href: string, pathname: string): boolean {
  return href === "/" ? pathname === "/" : pathname === href || pathname.startsWith(`${href}/`);
}
