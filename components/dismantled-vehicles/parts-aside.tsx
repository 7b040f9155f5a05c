import { ContactAndInfo } from "@/components/dismantled-vehicles/contact-and-info";
import { ContactDrawer } from "@/components/dismantled-vehicles/contact-drawer";

/** The way to a part: beside the list on a desktop, in a drawer behind a floating button below. */
export function PartsAside() {
  return (
    <>
      <aside className="list-aside hidden content-start gap-5 lg:grid" aria-label="Contact and info">
        <ContactAndInfo />
      </aside>
      <ContactDrawer>
        <ContactAndInfo />
      </ContactDrawer>
    </>
  );
}
