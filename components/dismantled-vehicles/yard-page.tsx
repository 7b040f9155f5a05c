import { DismantledList } from "@/components/dismantled-vehicles/dismantled-list";
import { PartsAside } from "@/components/dismantled-vehicles/parts-aside";
import { PartsBanner } from "@/components/dismantled-vehicles/parts-banner";
import { PageJsonLd } from "@/components/seo/page-json-ld";
import { listPagePath } from "@/lib/vehicles/list-pages";

/** A page of the vehicles that are taken apart, with all that stands around them. */
export function YardPage({ page }: { page: number }) {
  return (
    <>
      <PageJsonLd name="Shop Recycled Parts" path={listPagePath("/parts", page)} />
      <PartsBanner />
      <div className="wrap grid gap-10 py-8 lg:grid-cols-[1fr_19.5rem] lg:py-10">
        <DismantledList page={page} />
        <PartsAside />
      </div>
    </>
  );
}
