import type { Metadata } from "next";
import Link from "next/link";
import { BOOK_BUTTON_ID, Hero } from "@/components/home/hero";
import { Services } from "@/components/home/services";
import { Storefront } from "@/components/home/storefront";
import { Visit } from "@/components/home/visit";
import { BottomBar } from "@/components/layout/bottom-bar";
import { BottomBarCall } from "@/components/layout/bottom-bar-call";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { buttonVariants } from "@/components/ui/button";

export const metadata: Metadata = { alternates: { canonical: "/" } };

export default function HomePage() {
  return (
    <>
      <PageJsonLd path="/" about="business" />
      <Hero />
      <Storefront />
      <Services />
      <Visit />
      <BottomBar unless={[BOOK_BUTTON_ID]}>
        <BottomBarCall />
        <Link
          className={buttonVariants({ variant: "primary", size: "bar", ends: "bar" })}
          href="/repair"
          prefetch={false}
        >
          Book a Service Appointment
        </Link>
      </BottomBar>
    </>
  );
}
