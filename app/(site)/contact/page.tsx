import type { Metadata } from "next";
import { CONTACT_METADATA } from "@/components/contact/contact-metadata";
import { ContactPage } from "@/components/contact/contact-page";

export const metadata: Metadata = CONTACT_METADATA;

export default function Contact() {
  return <ContactPage />;
}
