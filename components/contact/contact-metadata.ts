import type { Metadata } from "next";
import { business } from "@/lib/business";

const { address, phone, hoursShort } = business;

/** The metadata of the contact page, with or without a vehicle. */
export const CONTACT_METADATA: Metadata = {
  title: "Contact",
  description: `Call ${phone}, write, or come by ${address.street}, ${address.city}. ${hoursShort.open}.`,
  alternates: { canonical: "/contact" },
};
