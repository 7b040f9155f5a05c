import { RetailCards } from "@/components/retail-vehicles/retail-cards";
import { ListPager } from "@/components/vehicles/list-pager";
import { RefreshableList } from "@/components/vehicles/refreshable-list";
import { getRetailListPage } from "@/lib/retail-vehicles/queries";

/** A page of the vehicles on the lot, newest first, the recently sold ones last. */
export async function RetailList({ page }: { page: number }) {
  const { vehicles, pages, onTheLot } = await getRetailListPage(page);
  return (
    <section aria-labelledby="retail">
      <RefreshableList
        list="retail"
        {...(page > 1 && { page })}
        heading={`${onTheLot} on the lot`}
        uncounted="On the lot"
      >
        <RetailCards vehicles={vehicles} />
      </RefreshableList>
      <ListPager list="/inventory" page={page} pages={pages} />
    </section>
  );
}
