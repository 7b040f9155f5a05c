import { DismantledCards } from "@/components/dismantled-vehicles/dismantled-cards";
import { ListPager } from "@/components/vehicles/list-pager";
import { RefreshableList } from "@/components/vehicles/refreshable-list";
import { getDismantledListPage } from "@/lib/dismantled-vehicles/queries";

/** A page of the vehicles that are being taken apart, last acquired first. */
export async function DismantledList({ page }: { page: number }) {
  const { vehicles, pages } = await getDismantledListPage(page);
  return (
    <section aria-labelledby="dismantled">
      <RefreshableList list="dismantled" {...(page > 1 && { page })} heading="Recently Dismantled Vehicles">
        <DismantledCards vehicles={vehicles} />
      </RefreshableList>
      <ListPager list="/parts" page={page} pages={pages} />
    </section>
  );
}
