import type { ReactNode } from "react";
import { Hours } from "@/components/layout/hours";
import { Icon, type IconName } from "@/components/ui/icon";
import { business, mapsLink, telephoneLink } from "@/lib/business";

/** Address, phone, email, text messages and hours, one under the other. */
export function ContactOptions({ withEmail = false }: { withEmail?: boolean }) {
  const { address, phone, email } = business;
  return (
    <ul className="ways">
      <Way icon="pin" label="Address">
        <a className="group block" href={mapsLink} rel="noopener">
          <address>
            {address.street}
            <br />
            {address.city}, {address.state} {address.zip}
          </address>
          <span className="text-link group-hover:decoration-[3px]">Open in maps</span>
        </a>
      </Way>
      <Way icon="phone" label="Phone">
        <a className="font-bold font-sign text-28 leading-[1.25] hover:underline" href={telephoneLink}>
          {phone}
        </a>
      </Way>
      {withEmail && (
        <Way icon="mail" label="Email">
          <a className="text-link inline-block py-0.5" href={`mailto:${email}`}>
            {email}
          </a>
        </Way>
      )}
      <Way icon="message" label="Text message">
        Text message <span className="text-ink-3">Coming Soon</span>
      </Way>
      <Way icon="clock" label="Hours">
        <Hours />
      </Way>
    </ul>
  );
}

/** Its label is spoken where the words do not already say what it is. */
function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  const spoken = label !== "Text message";
  return (
    <li>
      <Icon name={icon} />
      <div className="min-w-0">
        {spoken && <span className="sr-only">{label}: </span>}
        {children}
      </div>
    </li>
  );
}
