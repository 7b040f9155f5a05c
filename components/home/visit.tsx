import { ContactOptions } from "@/components/contact/contact-options";
import { LocationMap } from "@/components/contact/location-map";
import { RaisedSection } from "@/components/layout/section";
import { card } from "@/components/ui/card";

/** The map, the contact details and the hours. */
export function Visit() {
  return (
    <RaisedSection labelledBy="visit">
      <div className={`${card} overflow-hidden md:grid md:grid-cols-2 lg:grid-cols-[7fr_5fr]`}>
        <LocationMap />
        <div className="p-5 md:p-8 lg:p-10">
          <h2 id="visit" className="mb-4">
            Visit our location
          </h2>
          <ContactOptions />
        </div>
      </div>
    </RaisedSection>
  );
}
