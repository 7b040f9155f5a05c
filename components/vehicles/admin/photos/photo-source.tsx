import type { ChangeEvent } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { IMAGE_TYPES } from "@/lib/images/schema";

const ACCEPT = IMAGE_TYPES.join(",");

type PhotoSourceProps = {
  /** Of the control that chooses photos. */
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
    <div className="photo-source" data-over={isOver} data-invalid={invalid}>
      <Icon name="upload" size={28} />
      <p className="photo-source-title">Drop photos here, or choose files</p>
      <p className="field-hint" id={noteId}>
        JPG, PNG, or WebP, under 5 MB. A larger photo is made smaller first.
      </p>
      <div className="photo-source-buttons">
        <label className={buttonVariants({ variant: "secondary", className: "photo-camera" })}>
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
        <label className={buttonVariants({ variant: "secondary" })}>
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
