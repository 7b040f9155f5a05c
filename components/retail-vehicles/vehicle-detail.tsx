import Link from "next/link";
import { PreloadFont } from "@/components/layout/preload-font";
import { PriceSticker } from "@/components/retail-vehicles/price-sticker";
import { RecallLink } from "@/components/retail-vehicles/recall-link";
import { VehiclePhotos } from "@/components/retail-vehicles/vehicle-photos";
import { Icon } from "@/components/ui/icon";
import { SpecificationTable } from "@/components/vehicles/specification-table";
import { RETAIL_FIELDS } from "@/lib/retail-vehicles/fields";
import { featureList } from "@/lib/retail-vehicles/rules";
import type { PublicRetailVehicle } from "@/lib/retail-vehicles/schema";
import { vehicleTitle } from "@/lib/vehicles/format";
import { specificationRows } from "@/lib/vehicles/specification-rows";

/** The content of a vehicle's page: photos, price sticker, description, features and specifications. */
export function VehicleDetail({ vehicle }: { vehicle: PublicRetailVehicle }) {
  const features = featureList(vehicle.features);
  const paragraphs = (vehicle.description ?? `${vehicleTitle(vehicle, true)}. Ask us anything about it.`)
    .split(/\n+/)
    .filter(Boolean);
  return (
    <article className="wrap pt-4 pb-12 lg:pb-16">
      <PreloadFont file="barlow-condensed-600" />
      <Link
        className="mb-3 inline-flex min-h-12 items-center gap-2 font-semibold hover:underline print:hidden"
        href="/inventory"
        prefetch={false}
      >
        <Icon name="arrow-left" />
        Pre-Owned Vehicles
      </Link>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[7fr_5fr] lg:gap-10">
        <VehiclePhotos vehicle={vehicle} />
        <PriceSticker vehicle={vehicle} />
      </div>
      <div className={features.length > 0 ? "mt-10 grid gap-10 lg:grid-cols-[7fr_5fr]" : "mt-10 max-w-3xl"}>
        <section aria-labelledby="overview">
          <h2 id="overview">Overview</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
        {features.length > 0 && (
          <section aria-labelledby="features">
            <h2 id="features">Features</h2>
            <ul className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-2">
              {features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <span className="mt-0.5 shrink-0 text-green">
                    <Icon name="check" />
                  </span>
                  {feature}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <SpecificationTable
        id="specifications"
        heading="Detailed specifications"
        rows={specificationRows(RETAIL_FIELDS, vehicle)}
      />
      <RecallLink vin={vehicle.vin} />
    </article>
  );
}
