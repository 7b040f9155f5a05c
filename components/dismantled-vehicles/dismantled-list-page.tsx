import type { ReactNode } from "react";
import { DismantledList } from "@/components/dismantled-vehicles/dismantled-list";
import { PartsAside } from "@/components/dismantled-vehicles/parts-aside";
import { PartsBanner } from "@/components/dismantled-vehicles/parts-banner";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { listPagePath } from "@/lib/vehicles/list-pages";

/** A page of the vehicles that are taken apart, with all that stands around them; `children` in place of the list that the server loads. */
export function DismantledListPage({
  page,
  children = <DismantledList page={page} />,
}: {
  page: number;
  children?: ReactNode;
}) {
  return (
    <>
      <PageJsonLd name="Shop Recycled Parts" path={listPagePath("/parts", page)} />
      <PartsBanner />
      <div className="wrap grid gap-10 py-8 lg:grid-cols-[1fr_19.5rem] lg:py-10">
        {children}
        <PartsAside />
      </div>
    </>
  );
}
