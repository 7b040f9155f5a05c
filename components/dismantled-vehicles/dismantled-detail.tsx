import Link from "next/link";
import { ASK_BUTTON_ID, AskSticker } from "@/components/dismantled-vehicles/ask-sticker";
import { DismantledPictures } from "@/components/dismantled-vehicles/dismantled-pictures";
import { PreloadFont } from "@/components/layout/preload-font";
import { Icon } from "@/components/ui/icon";
import { SpecificationTable } from "@/components/vehicles/specification-table";
import type { PublicDismantledVehicle } from "@/lib/dismantled-vehicles/schema";
import { dismantledSpecifications } from "@/lib/dismantled-vehicles/specifications";

/** The content of a dismantled vehicle's page: the drawing of its parts and photos, the box to ask for one, the facts. */
export function DismantledDetail({ vehicle }: { vehicle: PublicDismantledVehicle }) {
  return (
    <article className="wrap pt-4 pb-12">
      <PreloadFont file="barlow-condensed-600" />
      <Link
        className="mb-3 inline-flex min-h-12 items-center gap-2 font-semibold hover:underline print:hidden"
        href="/parts"
        prefetch={false}
      >
        <Icon name="arrow-left" />
        Shop Recycled Parts
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[7fr_5fr] lg:gap-10">
        <DismantledPictures vehicle={vehicle} skipTo={ASK_BUTTON_ID} />
        <AskSticker vehicle={vehicle} />
      </div>
      <SpecificationTable
        id="facts"
        heading="The car it comes from"
        rows={dismantledSpecifications(vehicle)}
      />
    </article>
  );
}
