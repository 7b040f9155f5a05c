import { feedResponse } from "@/lib/seo/csv-feed";
import { googleFeed } from "@/lib/seo/google-feed";
import { getVehicleListings } from "@/lib/seo/queries";

/** The vehicles for sale, for Google vehicle listings. */
export async function GET(): Promise<Response> {
  return feedResponse(googleFeed(await getVehicleListings()));
}
