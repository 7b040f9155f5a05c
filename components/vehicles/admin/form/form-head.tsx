import type { RefObject } from "react";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";

type FormHeadProps = {
  title: string;
  /** The URL of the list. */
  listPath: string;
  onClose: () => void;
  headingRef?: RefObject<HTMLHeadingElement | null>;
};

export const FORM_HEADING_ID = "vehicle-form-heading";

/** The form's title, and the link back to the list. */
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

/** The skeleton of a form. */
export function FormSkeleton({ text }: { text: string }) {
  return (
    <>
      <p role="status" className="sr-only">
        {text}
      </p>
      <div className="vehicle-columns" aria-hidden="true">
        <div className="vehicle-main">
          <div className={`${card} vehicle-skeleton`} />
          <div className={`${card} vehicle-skeleton`} />
        </div>
        <div className="vehicle-aside">
          <div className={`${card} vehicle-skeleton`} />
        </div>
      </div>
    </>
  );
}
