import type { Metadata } from "next";
import { PreloadFont } from "@/components/layout/preload-font";
import { PartRequestWizard } from "@/components/part-request/part-request-wizard";
import { RequestBenefits } from "@/components/part-request/request-benefits";
import { RequestCall } from "@/components/part-request/request-call";
import { RequestHero } from "@/components/part-request/request-hero";
import { RestoreVin } from "@/components/part-request/restore-vin";
import { VinPlaces } from "@/components/part-request/vin-places";
import { FindRequest } from "@/components/requests/find-request";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { business } from "@/lib/business";

export const metadata: Metadata = {
  title: "Request Parts",
  description: `Tell us your VIN and the used part you need: we check the vehicles we dismantle and answer within ${business.partsAnswerHours} business hours. Parts are inspected and guaranteed unless otherwise noted.`,
  alternates: { canonical: "/partsrequest" },
};

export default function RequestPartsPage() {
  return (
    <>
      <PreloadFont file="barlow-condensed-600" />
      <PageJsonLd name="Request Parts" path="/partsrequest" />
      <RequestHero />
      <div className="wrap grid gap-10 pt-5 pb-13 md:pt-10 md:pb-22 lg:grid-cols-[minmax(0,1fr)_19.5rem] lg:items-start lg:gap-14 short:pt-2">
        <PartRequestWizard vinPlaces={<VinPlaces />} />
        <RestoreVin />
        <div>
          <RequestBenefits />
          <FindRequest />
        </div>
      </div>
      <RequestCall />
    </>
  );
}
