import { Icon } from "@/components/ui/icon";
import { dialLink } from "@/lib/contact/rules";

/** Ways to reach a customer: the phone as a button, the email beside it, or as the button where there is no phone. */
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
        <a
          className={phone ? "office-mail text-link" : "button button-second office-mail-button"}
          href={`mailto:${email}`}
        >
          {!phone && <Icon name="mail" />}
          {email}
        </a>
      )}
    </div>
  );
}
