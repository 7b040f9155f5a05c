import { feedResponse } from "@/lib/seo/csv-feed";
import { metaFeed } from "@/lib/seo/meta-feed";
import { getVehicleListings } from "@/lib/seo/queries";

/** The vehicles for sale, for Meta automotive inventory ads. */
export async function GET(): Promise<Response> {
  return feedResponse(metaFeed(await getVehicleListings()));
}
