const FOUNDED_YEAR = 2012;

// The shop's identity: the one file an owner edits to make this site theirs. Everything here is a placeholder
// (555-01xx phone numbers, example.com addresses, staff without names) until then. `business` is part of every page's
// JavaScript; facts that only the server reads have exports of their own.

export const business = {
  name: "Hometown Auto",
  tagline: `Parts, cars and repair since ${FOUNDED_YEAR}`,
  foundedYear: FOUNDED_YEAR,
  phone: "(518) 555-0142",
  email: "office@example.com",
  address: { street: "214 Mill Street", city: "Hometown", state: "NY", zip: "12000" },
  /** IANA name: every date a person reads is in it. */
  timeZone: "America/New_York",
  hours: [
    { days: "Monday–Friday", open: "8am–5pm" },
    { days: "Saturday", open: "Closed" },
    { days: "Sunday", open: "Closed" },
  ],
  /** For places that have room for one line. */
  hoursShort: { open: "Monday–Friday 8am–5pm", closedDays: ["Saturday", "Sunday"], closed: "Closed" },
  partsStoreUrl: "https://parts-store.example.com/",
  /** On repairs with new OEM parts, and on used or aftermarket parts. */
  warranty: {
    newParts: { months: 12, miles: 12_000 },
    usedParts: { months: 3, miles: 3_000 },
  },
  /** Business hours within which a parts request is answered. */
  partsAnswerHours: 24,
} as const;

/** Degrees, WGS 84. */
export const coordinates = { latitude: 42.9106, longitude: -74.5718 } as const;

/** The hours of `business` for search engines: English names of days, and times in the shop's time zone. */
export const openingTime = {
  days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
  opens: "08:00",
  closes: "17:00",
} as const;

export const staff = [
  { title: "Owner", name: "Name of the owner" },
  { title: "Operations Manager", name: "Name of the operations manager" },
] as const;

/** What the shop works on, as listed on the repair page. */
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
  /** Years that financial and tax records are typically kept. */
  taxRecordYears: 7,
  /** The services are not directed to children under this age. */
  minimumAge: 13,
  /** The state whose privacy rules the shop follows. */
  jurisdiction: "New York State",
} as const;

/** The phone number as a link target: tel:+15185550142. */
export const telephoneLink = `tel:+1${business.phone.replace(/\D/g, "")}`;

/** A search on the maps service for the shop's address. */
export const mapsLink = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  `${business.address.street}, ${business.address.city}, ${business.address.state} ${business.address.zip}`,
)}`;
