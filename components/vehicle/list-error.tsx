import { Icon } from "@/components/ui/icon";
import { StateBox } from "@/components/ui/state-box";
import { business, telephoneLink } from "@/lib/business";

/** What a list says that could not be loaded: why, and the two ways out. */
export function ListError({ message, retrying }: { message: string; retrying: boolean }) {
  return (
    <StateBox
      kind="error"
      title="Error loading vehicles"
      actions={
        <>
          <button
            type="button"
            className="button button-primary"
            aria-busy={retrying}
            onClick={() => window.location.reload()}
          >
            <Icon name="refresh" />
            {retrying ? "Retrying..." : "Retry"}
          </button>
          <a className="button button-second" href={telephoneLink}>
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
