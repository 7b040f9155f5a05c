import type { ReactNode } from "react";
import { Hours } from "@/components/layout/hours";
import { Icon, type IconName } from "@/components/ui/icon";
import { business, mapsLink, telephoneLink } from "@/lib/business";

/** Address, phone, email, text messages and hours, one under the other. */
export function ContactOptions({ withEmail = false }: { withEmail?: boolean }) {
  const { address, phone, email } = business;
  return (
    <ul>
      <ContactOption icon="pin" label="Address">
        <a className="group block" href={mapsLink} rel="noopener">
          <address>
            {address.street}
            <br />
            {address.city}, {address.state} {address.zip}
          </address>
          <span className="text-link group-hover:decoration-[3px]">Open in maps</span>
        </a>
      </ContactOption>
      <ContactOption icon="phone" label="Phone">
        <a className="font-bold font-sign text-28 leading-[1.25] hover:underline" href={telephoneLink}>
          {phone}
        </a>
      </ContactOption>
      {withEmail && (
        <ContactOption icon="mail" label="Email">
          <a className="inline-block py-0.5 text-link" href={`mailto:${email}`}>
            {email}
          </a>
        </ContactOption>
      )}
      <ContactOption icon="message" label="Text message">
        Text message <span className="text-ink-3">Coming Soon</span>
      </ContactOption>
      <ContactOption icon="clock" label="Hours">
        <Hours />
      </ContactOption>
    </ul>
  );
}

/** Screen readers read the label too, unless the visible text starts with it. */
function ContactOption({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  const spoken = label !== "Text message";
  return (
    <li className="grid grid-cols-[1.25rem_1fr] items-start gap-4.5 border-line border-t py-3.25">
      <span className="mt-0.75">
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        {spoken && <span className="sr-only">{label}: </span>}
        {children}
      </div>
    </li>
  );
}
