import type { Metadata } from "next";
import { BottomBar } from "@/components/layout/bottom-bar";
import { BottomBarCall } from "@/components/layout/bottom-bar-call";
import { CallbackForm } from "@/components/repair/callback-form";
import { CLOSING_ID, ClosingCall } from "@/components/repair/closing-call";
import { Reasons } from "@/components/repair/reasons";
import { CALLBACK_ID, HERO_BUTTON_ID, RepairHero } from "@/components/repair/repair-hero";
import { ServicesList } from "@/components/repair/services-list";
import { WarrantyPlate } from "@/components/repair/warranty-plate";
import { FindRequest } from "@/components/requests/find-request";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { buttonVariants } from "@/components/ui/button";
import { ticket } from "@/components/ui/card";
import { business } from "@/lib/business";

const { months, miles } = business.warranty.newParts;

export const metadata: Metadata = {
  title: "Repair Services",
  description: `Repairs for all makes and models: brakes, engine, transmission, suspension, electrical and more. Warranty of ${months} months or ${miles.toLocaleString("en-US")} miles with new parts. Call, or ask for a callback.`,
  alternates: { canonical: "/repair" },
};

export default function RepairPage() {
  return (
    <>
      <PageJsonLd name="Repair Services" path="/repair" about="business" />
      <RepairHero />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-13 pt-9 pb-13 lg:grid-cols-[7fr_5fr] lg:gap-14 lg:pt-14 lg:pb-22">
        <div className="self-start lg:order-2 print:hidden">
          <div id={CALLBACK_ID} className={ticket}>
            <CallbackForm />
          </div>
          <FindRequest />
        </div>
        <div className="grid content-start gap-10">
          <ServicesList />
          <WarrantyPlate
            id="warranty"
            title="Repair warranty"
            joiner="or"
            newLabel="Repairs with new parts"
            usedLabel="Used parts"
          />
        </div>
      </div>
      <Reasons />
      <ClosingCall />
      <BottomBar unless={[HERO_BUTTON_ID, CALLBACK_ID, CLOSING_ID]}>
        <BottomBarCall />
        <a
          className={buttonVariants({ variant: "primary", size: "bar", ends: "bar" })}
          href={`#${CALLBACK_ID}`}
        >
          Request Callback
        </a>
      </BottomBar>
    </>
  );
}
