import { Icon } from "@/components/ui/icon";
import { dialLink, mailLink } from "@/lib/contact/rules";

type ContactLinksProps = {
  phone: string | null;
  email: string | null;
  /** The preferred contact method, shown as the button when there are both. */
  preferred?: "phone" | "email";
  /** The subject of an email. */
  subject: string;
};

/** Contact links of a customer: the preferred one as a button, the other next to it. */
export function ContactLinks({ phone, email, preferred = "phone", subject }: ContactLinksProps) {
  const isMailFirst = email !== null && (phone === null || preferred === "email");
  const call = phone && (
    <a
      key="phone"
      className={isMailFirst ? "office-mail text-link" : "button button-second"}
      href={dialLink(phone)}
    >
      {!isMailFirst && <Icon name="phone" />}
      {phone}
    </a>
  );
  const write = email && (
    <a
      key="email"
      className={isMailFirst ? "button button-second office-mail-button" : "office-mail text-link"}
      href={mailLink(email, subject)}
    >
      {isMailFirst && <Icon name="mail" />}
      {email}
    </a>
  );
  return <div className="office-contact">{isMailFirst ? [write, call] : [call, write]}</div>;
}
