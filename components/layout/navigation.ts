/** The six items of the main navigation, in order. */
export const NAVIGATION = [
  { href: "/", label: "Home" },
  { href: "/repair", label: "Repair Services" },
  { href: "/parts", label: "Shop Recycled Parts" },
  { href: "/partsrequest", label: "Request Parts" },
  { href: "/inventory", label: "Pre-Owned Vehicles" },
  { href: "/contact", label: "Contact" },
] as const;

/** Whether a navigation item leads to the page of a path, or to one above it. */
export function isCurrent(href: string, pathname: string): boolean {
  return href === "/" ? pathname === "/" : pathname === href || pathname.startsWith(`${href}/`);
}
