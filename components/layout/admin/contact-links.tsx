import { buttonVariants } from "@/components/ui/button";
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

const buttonLink = buttonVariants({ variant: "secondary", className: "w-full md:w-auto" });
const textLink = "text-link inline-block py-2.5 wrap-anywhere";

/** Contact links of a customer: the preferred one as a button, the other next to it. */
export function ContactLinks({ phone, email, preferred = "phone", subject }: ContactLinksProps) {
  const isMailFirst = email !== null && (phone === null || preferred === "email");
  const call = phone && (
    <a key="phone" className={isMailFirst ? textLink : buttonLink} href={dialLink(phone)}>
      {!isMailFirst && <Icon name="phone" />}
      {phone}
    </a>
  );
  const write = email && (
    <a key="email" className={isMailFirst ? buttonLink : textLink} href={mailLink(email, subject)}>
      {isMailFirst && <Icon name="mail" />}
      {isMailFirst ? <span className="wrap-anywhere font-semibold font-text text-16">{email}</span> : email}
    </a>
  );
  return (
    <div className="mt-3.5 grid content-start justify-items-start gap-1">
      {isMailFirst ? [write, call] : [call, write]}
    </div>
  );
}
