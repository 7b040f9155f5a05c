import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { telephoneLink } from "@/lib/business";

/** The secondary action of a bottom bar that calls the shop. */
export function BottomBarCall() {
  return (
    <a className={buttonVariants({ variant: "secondary", size: "bar", ends: "bar" })} href={telephoneLink}>
      <Icon name="phone" />
      Call
    </a>
  );
}
