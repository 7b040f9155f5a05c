/** Every public page that has no id in its URL, with its heading. */
export const PUBLIC_PAGES = [
  { path: "/", heading: /./ },
  { path: "/about", heading: /./ },
  { path: "/contact", heading: "Contact" },
  { path: "/parts", heading: "Shop Recycled Parts" },
  { path: "/partsrequest", heading: "Request Parts" },
  { path: "/inventory", heading: "Pre-Owned Vehicles" },
  { path: "/repair", heading: "Repair Services" },
  { path: "/privacy-policy", heading: "Privacy Policy" },
] as const;

export const PHONE = { width: 375, height: 812 };
export const DESKTOP = { width: 1280, height: 900 };
