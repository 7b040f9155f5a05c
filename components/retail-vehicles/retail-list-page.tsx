import { Banner } from "@/components/layout/banner";
import { PhoneActions, PhoneActionsBar } from "@/components/retail-vehicles/phone-actions";
import { RetailCards } from "@/components/retail-vehicles/retail-cards";
import { SalesAside } from "@/components/retail-vehicles/sales-aside";
import { ListPage } from "@/components/vehicles/list-page";
import { getRetailListPage } from "@/lib/retail-vehicles/queries";

/** A page of the pre-owned vehicles: newest first, recently sold ones last. */
export async function RetailListPage({ page }: { page: number }) {
  const { vehicles, pages, onTheLot } = await getRetailListPage(page);
  return (
    <>
      <ListPage
        list="/inventory"
        name="Pre-Owned Vehicles"
        page={page}
        pages={pages}
        banner={
          <Banner
            title="Pre-Owned Vehicles"
            lead="Cars, trucks and SUVs on our own lot. Like one? Call, or come by and sit in it."
            picture="/drawings/banner-inventory.svg"
          >
            <PhoneActions />
          </Banner>
        }
        heading={`${onTheLot} on the lot`}
        loadingHeading="On the lot"
        aside={<SalesAside />}
      >
        <RetailCards vehicles={vehicles} />
      </ListPage>
      <PhoneActionsBar />
    </>
  );
}
