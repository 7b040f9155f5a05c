import { Icon } from "@/components/ui/icon";
import { dialLink, mailLink } from "@/lib/contact/rules";

type ContactLinksProps = {
  phone: string | null;
  email: string | null;
  /** How they asked to be reached: the button, where there are both. */
  preferred?: "phone" | "email";
  /** What a message to them is about. */
  subject: string;
};

/** Ways to reach a customer: the one they prefer as a button, the other beside it. */
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
