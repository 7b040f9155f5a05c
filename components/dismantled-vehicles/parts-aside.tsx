import { ContactAndInfo } from "@/components/dismantled-vehicles/contact-and-info";
import { ContactDrawer } from "@/components/dismantled-vehicles/contact-drawer";
import { stickyAside } from "@/components/vehicles/sticky-aside";

/** Contact and info: beside the list on a desktop, in a drawer on smaller screens. */
export function PartsAside() {
  return (
    <>
      <aside className={`${stickyAside} hidden lg:grid`} aria-label="Contact and info">
        <ContactAndInfo />
      </aside>
      <ContactDrawer>
        <ContactAndInfo inDrawer />
      </ContactDrawer>
    </>
  );
}
