import { Icon } from "@/components/ui/icon";
import { StateBox } from "@/components/ui/state-box";
import { business, telephoneLink } from "@/lib/business";

/** Without JavaScript, in place of a list that the server could not load and the browser cannot. */
export function UnloadedNote() {
  return (
    <noscript>
      <style>{".unloaded-list { display: none; }"}</style>
      <StateBox
        kind="error"
        level={2}
        title="Error loading vehicles"
        actions={
          <>
            {/* The address that was asked for, whichever it is. */}
            <a className="button button-primary" href="?">
              <Icon name="refresh" />
              Retry
            </a>
            <a className="button button-second" href={telephoneLink}>
              <Icon name="phone" />
              {business.phone}
            </a>
          </>
        }
      >
        Failed to fetch vehicles. We cannot reach our records right now, which is usually over in a minute.
        Please try again, or call us: we are glad to help on the phone.
      </StateBox>
    </noscript>
  );
}
