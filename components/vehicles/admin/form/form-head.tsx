import type { RefObject } from "react";
import { card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { FormColumns } from "@/components/vehicles/admin/form/form-columns";

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
    <div className="mb-3.5 flex flex-wrap items-baseline gap-x-6">
      <a
        className="inline-flex min-h-11 items-center gap-2 font-semibold decoration-2 underline-offset-4 hover:underline"
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
      <h1
        id={FORM_HEADING_ID}
        ref={headingRef}
        tabIndex={-1}
        className="text-30 leading-tight tracking-normal outline-none md:text-34"
      >
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
      <div aria-hidden="true">
        <FormColumns
          main={
            <>
              <SectionSkeleton />
              <SectionSkeleton />
            </>
          }
          aside={<SectionSkeleton />}
        />
      </div>
    </>
  );
}

const SectionSkeleton = () => <div className={`${card} h-88 animate-skeleton`} />;
