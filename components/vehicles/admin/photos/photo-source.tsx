import { cva } from "class-variance-authority";
import type { ChangeEvent } from "react";
import { buttonVariants } from "@/components/ui/button";
import { fieldHint } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { IMAGE_TYPES } from "@/lib/images/schema";

const ACCEPT = IMAGE_TYPES.join(",");

const sourceVariants = cva(
  [
    "grid justify-items-center gap-1.5 rounded-field border-2 px-4 py-5 text-center pointer-coarse:py-4",
    "transition-[background-color] duration-120",
  ],
  {
    variants: {
      isOver: { true: "bg-steel-bg", false: "" },
      edge: {
        normal: "border-control border-dashed",
        over: "border-focus",
        invalid: "border-red shadow-[inset_5px_0_0_var(--color-red)]",
      },
    },
  },
);
/** The focus ring of the file input, around the label that looks like a button. */
const focusRing = "focus-within:outline-3 focus-within:outline-focus focus-within:outline-offset-2";

type PhotoSourceProps = {
  /** The id of the file input. */
  id: string;
  noteId: string;
  isOver: boolean;
  invalid: boolean;
  onFiles: (files: File[]) => void;
};

/** Adds photos: the phone's camera, files from the device, or drag and drop. */
export function PhotoSource({ id, noteId, isOver, invalid, onFiles }: PhotoSourceProps) {
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // Allow choosing the same file again.
    target.value = "";
  }
  return (
    <div className={sourceVariants({ isOver, edge: invalid ? "invalid" : isOver ? "over" : "normal" })}>
      {/* A phone has a camera, and nothing to drop. */}
      <span className="pointer-coarse:hidden">
        <Icon name="upload" size={28} />
      </span>
      <p className="font-semibold pointer-coarse:hidden">Drop photos here, or choose files</p>
      <p className={fieldHint} id={noteId}>
        JPG, PNG, or WebP, under 5 MB. A larger photo is made smaller first.
      </p>
      <div className="mt-1.5 flex flex-wrap justify-center gap-2">
        <label
          className={buttonVariants({
            variant: "secondary",
            className: `${focusRing} not-pointer-coarse:hidden`,
          })}
        >
          <Camera />
          Take a photo
          <input
            type="file"
            className="sr-only"
            accept={ACCEPT}
            capture="environment"
            aria-describedby={noteId}
            onChange={take}
          />
        </label>
        <label className={buttonVariants({ variant: "secondary", className: focusRing })}>
          Choose photos
          <input
            id={id}
            type="file"
            className="sr-only"
            accept={ACCEPT}
            multiple
            aria-describedby={noteId}
            aria-invalid={invalid}
            onChange={take}
          />
        </label>
      </div>
    </div>
  );
}

/** Used only here, so it is not in the icon sprite that every visitor loads. */
function Camera() {
  return (
    <svg
      width={20}
      height={20}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4Z" />
      <circle cx={12} cy={13.2} r={3.4} />
    </svg>
  );
}
