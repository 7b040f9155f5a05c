import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { buttonVariants, iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Upload } from "@/lib/images/browser/upload-queue";

type UploadRowProps = {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
  /** The id of the file input, which is focused after the last row is removed. */
  inputId: string;
};

/** A photo that is being uploaded: its progress, or why it failed and what to do about it. */
export function UploadRow({ upload, onCancel, onRetry, inputId }: UploadRowProps) {
  const { file, problem } = upload;
  const row = useRef<HTMLLIElement>(null);
  const lastButton = useRef<HTMLButtonElement>(null);
  useFocusOnRemoval(row, inputId);
  return (
    <li
      ref={row}
      className={`grid items-center gap-3 rounded-field border py-2 pr-1 pl-2 ${
        problem
          ? "grid-cols-[4rem_auto_minmax(0,1fr)] border-red bg-red-bg text-red"
          : "grid-cols-[4rem_minmax(0,1fr)_auto] border-line"
      }`}
      data-failed={problem !== null}
    >
      <Preview file={file} className={problem ? "row-span-2" : ""} />
      {problem ? (
        <div role="alert" className="wrap-anywhere col-[2/-1] grid gap-1 text-15">
          <b>{problem.message}</b>
          <span>
            {file.name}, {sizeOf(file)}
          </span>
        </div>
      ) : (
        <Progress upload={upload} />
      )}
      {problem?.canRetry && (
        <button
          type="button"
          className={buttonVariants({ variant: "secondary", className: "justify-self-start" })}
          aria-label={`Try again: ${file.name}`}
          onClick={() => {
            // This button is removed; the other one remains.
            lastButton.current?.focus();
            onRetry();
          }}
        >
          Try again
        </button>
      )}
      <button
        ref={lastButton}
        type="button"
        className={
          problem ? buttonVariants({ variant: "secondary", className: "justify-self-start" }) : iconButton
        }
        aria-label={problem ? `Remove ${file.name}` : `Cancel ${file.name}`}
        onClick={onCancel}
      >
        {problem ? "Remove" : <Icon name="close" />}
      </button>
    </li>
  );
}

/** When a focused row is removed, the focus moves to its neighbor, or to the file input after the last one. */
function useFocusOnRemoval(row: RefObject<HTMLElement | null>, inputId: string) {
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbor = element.nextElementSibling ?? element.previousElementSibling;
      (neighbor?.querySelector("button") ?? document.getElementById(inputId))?.focus();
    };
  }, [row, inputId]);
}

function Progress({ upload: { file, state, progress } }: { upload: Upload }) {
  const percent = Math.round(progress * 100);
  const text = state === "waiting" ? "Waiting" : percent < 100 ? `${percent}%` : "Processing...";
  return (
    <div className="wrap-anywhere grid gap-1 text-15">
      <span className="truncate font-semibold">{file.name}</span>
      <div
        className="h-2 overflow-hidden rounded-badge border border-control bg-concrete"
        role="progressbar"
        aria-label={`Uploading ${file.name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <div className="h-full bg-ink transition-[width] duration-120" style={{ width: `${percent}%` }} />
      </div>
      <span>{text}</span>
    </div>
  );
}

/** A preview of the local file. */
function Preview({ file, className }: { file: File; className: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  // As a background: a file that is not a picture shows nothing instead of a broken image.
  return (
    <span
      className={`block aspect-4/3 rounded-badge bg-center bg-concrete bg-cover bg-no-repeat ${className}`}
      style={url ? { backgroundImage: `url(${url})` } : undefined}
    />
  );
}

const sizeOf = ({ size }: File) =>
  size < 1_000_000 ? `${Math.ceil(size / 1_024)} kB` : `${(size / 1_048_576).toFixed(1)} MB`;
