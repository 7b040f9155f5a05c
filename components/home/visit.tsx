import { ContactOptions } from "@/components/contact/contact-options";
import { LocationMap } from "@/components/contact/location-map";
import { card } from "@/components/ui/card";

/** Where the shop is, and when somebody is there. */
export function Visit() {
  return (
    <div className="border-t border-line bg-sheet">
      <section className="wrap section" aria-labelledby="visit">
        <div className={`${card} overflow-hidden md:grid md:grid-cols-2 lg:grid-cols-[7fr_5fr]`}>
          <LocationMap />
          <div className="p-5 md:p-8 lg:p-10">
            <h2 id="visit" className="mb-4">
              Visit our location
            </h2>
            <ContactOptions />
          </div>
        </div>
      </section>
    </div>
  );
}
