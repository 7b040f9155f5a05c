import type { RefObject } from "react";
import { Icon } from "@/components/ui/icon";

type FormHeadProps = {
  title: string;
  /** The address of the list behind the form. */
  listPath: string;
  onClose: () => void;
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

export const FORM_HEADING_ID = "vehicle-form-heading";

/** What the form is for, and the way back to the list. */
export function FormHead({ title, listPath, onClose, headingRef }: FormHeadProps) {
  return (
    <div className="vehicle-head">
      <a
        className="vehicle-back"
        href={listPath}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onClose();
        }}
      >
        <Icon name="arrow-left" />
        Inventory
      </a>
      <h1 id={FORM_HEADING_ID} ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
    </div>
  );
}

/** The cards of a form that is on its way. */
export function FormSkeleton({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <div className="vehicle-columns" aria-hidden="true">
        <div className="vehicle-main">
          <div className="card vehicle-skeleton" />
          <div className="card vehicle-skeleton" />
        </div>
        <div className="vehicle-aside">
          <div className="card vehicle-skeleton" />
        </div>
      </div>
    </>
  );
}
