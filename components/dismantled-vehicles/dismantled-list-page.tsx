import { DismantledCards } from "@/components/dismantled-vehicles/dismantled-cards";
import { PartsAside } from "@/components/dismantled-vehicles/parts-aside";
import { PartsBanner } from "@/components/dismantled-vehicles/parts-banner";
import { ListPage } from "@/components/vehicles/list-page";
import { getDismantledListPage } from "@/lib/dismantled-vehicles/queries";

/** A page of the vehicles that are being dismantled, last acquired first. */
export async function DismantledListPage({ page }: { page: number }) {
  const { vehicles, pages } = await getDismantledListPage(page);
  return (
    <ListPage
      list="/parts"
      name="Shop Recycled Parts"
      page={page}
      pages={pages}
      banner={<PartsBanner />}
      heading="Recently Dismantled Vehicles"
      aside={<PartsAside />}
    >
      <DismantledCards vehicles={vehicles} />
    </ListPage>
  );
}
