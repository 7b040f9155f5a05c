import type { Metadata } from "next";
import { business } from "@/lib/business";

const { address, phone, hoursShort } = business;

/** Of the contact page, whichever vehicle it is about. */
export const CONTACT_METADATA: Metadata = {
  title: "Contact",
  description: `Call ${phone}, write, or come by ${address.street}, ${address.city}. ${hoursShort.open}.`,
  alternates: { canonical: "/contact" },
};
