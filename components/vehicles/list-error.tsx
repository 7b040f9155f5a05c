import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { Icon } from "@/components/ui/icon";
import { StateBox } from "@/components/ui/state-box";
import { business, telephoneLink } from "@/lib/business";

/** The error state of a list: the message, a retry button and the phone number. */
export function ListError({ message, retrying }: { message: string; retrying: boolean }) {
  return (
    <StateBox
      kind="error"
      title="Error loading vehicles"
      actions={
        <>
          <button
            type="button"
            className={buttonVariants({ variant: "primary", className: buttonStates })}
            aria-busy={retrying}
            onClick={() => window.location.reload()}
          >
            <Icon name="refresh" />
            {retrying ? "Retrying..." : "Retry"}
          </button>
          <a className={buttonVariants({ variant: "secondary" })} href={telephoneLink}>
            <Icon name="phone" />
            {business.phone}
          </a>
        </>
      }
    >
      {message}
    </StateBox>
  );
}
