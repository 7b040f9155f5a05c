import type { ReactNode } from "react";
import { Banner } from "@/components/layout/banner";
import { PhoneActions, PhoneActionsBar } from "@/components/retail-vehicles/phone-actions";
import { RetailList } from "@/components/retail-vehicles/retail-list";
import { SalesAside } from "@/components/retail-vehicles/sales-aside";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { listPagePath } from "@/lib/vehicles/list-pages";

/** A page of the vehicles for sale, with all that stands around them; `children` in place of the list that the server loads. */
export function RetailListPage({
  page,
  children = <RetailList page={page} />,
}: {
  page: number;
  children?: ReactNode;
}) {
  return (
    <>
      <PageJsonLd name="Pre-Owned Vehicles" path={listPagePath("/inventory", page)} />
      <Banner
        title="Pre-Owned Vehicles"
        lead="Cars, trucks and SUVs on our own lot. Like one? Call, or come by and sit in it."
        picture="/drawings/banner-inventory.svg"
      >
        <PhoneActions />
      </Banner>
      <div className="wrap grid gap-10 py-8 lg:grid-cols-[1fr_19.5rem] lg:py-10">
        {children}
        <SalesAside />
      </div>
      <PhoneActionsBar />
    </>
  );
}
