import { Icon } from "@/components/ui/icon";
import { dialLink } from "@/lib/contact/rules";

/** Ways to reach a customer, as buttons. */
export function ContactLinks({ phone, email }: { phone: string | null; email: string | null }) {
  return (
    <div className="office-contact">
      {phone && (
        <a className="button button-second" href={dialLink(phone)}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      {email && (
        <a className="office-mail text-link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
    </div>
  );
}
