const FOUNDED_YEAR = 2012;

// The facts of the business, all in this file. The values are placeholders (555-01xx phone numbers, example.com
// addresses, staff without names) for the owner to replace. `business` is part of every page's JavaScript, so facts that
// only the server uses are separate exports.

export const business = {
  name: "Hometown Auto",
  tagline: `Parts, cars and repair since ${FOUNDED_YEAR}`,
  foundedYear: FOUNDED_YEAR,
  phone: "(518) 555-0142",
  email: "office@example.com",
  address: { street: "214 Mill Street", city: "Hometown", state: "NY", zip: "12000" },
  /** IANA name. All displayed dates use it. */
  timeZone: "America/New_York",
  hours: [
    { days: "Monday–Friday", open: "8am–5pm" },
    { days: "Saturday", open: "Closed" },
    { days: "Sunday", open: "Closed" },
  ],
  /** The hours on one line. */
  hoursShort: { open: "Monday–Friday 8am–5pm", closedDays: ["Saturday", "Sunday"], closed: "Closed" },
  partsStoreUrl: "https://parts-store.example.com/",
  /** For repairs with new OEM parts, and for used or aftermarket parts. */
  warranty: {
    newParts: { months: 12, miles: 12_000 },
    usedParts: { months: 3, miles: 3_000 },
  },
  /** Business hours within which a parts request is answered. */
  partsAnswerHours: 24,
} as const;

/** Degrees, WGS 84. */
export const coordinates = { latitude: 42.9106, longitude: -74.5718 } as const;

/** The shop as a dealership in the feeds for Google and Meta. */
export const dealership = {
  /** The shop's own code. Do not change it: with another one, the vehicles would belong to another dealership. */
  id: "hometown-auto",
  country: "US",
  /** The Place ID of the shop's Google Business Profile; empty if unknown. */
  googlePlaceId: "",
} as const;

/** The hours of `business` for search engines: English day names, and times in the shop's time zone. */
export const openingTime = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: "08:00",
  closes: "17:00",
} as const;

/**
 * Holidays when the shop is closed: a fixed date (MM-DD), or a month with the nth or last weekday. A fixed date on a
 * Saturday is observed on the Friday before it, one on a Sunday on the Monday after it.
 */
export const holidays = [
  "01-01",
  "05 last Monday",
  "06-19",
  "07-04",
  "09 1st Monday",
  "11 4th Thursday",
  "12-25",
] as const;

export const staff = [
  { title: "Owner", name: "Name of the owner" },
  { title: "Operations Manager", name: "Name of the operations manager" },
] as const;

/** The rates of sales tax in hundredths of a percent (800 is 8 %), the usual one first. 0 is for customers who are exempt. */
export const taxRates = [800, 0] as const;

/** The services listed on the repair page. */
export const repairServices = [
  "Oil, fluids and filters",
  "Brakes and rotors",
  "Check-engine diagnosis",
  "Engine repair",
  "Transmission and clutch",
  "Steering and suspension",
  "Heating and air conditioning",
  "Electrical and batteries",
  "Tires and wheels",
  "Exhaust",
] as const;

/** Facts in the privacy policy; its text is in components/privacy. */
export const privacyFacts = {
  /** The day (YYYY-MM-DD) the policy took effect and was last changed. */
  effectiveDate: "2025-05-28",
  /** How long financial and tax records are typically kept, in years. */
  taxRecordYears: 7,
  /** The services are not directed to children under this age. */
  minimumAge: 13,
  /** The state whose privacy rules the shop follows. */
  jurisdiction: "New York State",
} as const;

/** How long the page of a request stays available after the request has ended, in days. */
export const LINK_LIFETIME_DAYS = 90;

/** The phone number as a URL: tel:+15185550142. */
export const telephoneLink = `tel:+1${business.phone.replace(/\D/g, "")}`;

/** The URL of a map search for the shop's address. */
export const mapsLink = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  `${business.address.street}, ${business.address.city}, ${business.address.state} ${business.address.zip}`,
)}`;
