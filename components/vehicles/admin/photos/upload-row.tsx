import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Upload } from "@/lib/images/browser/upload-queue";

type UploadRowProps = {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
  /** Of the control that chooses photos. */
  chooserId: string;
};

/** A photo being uploaded: its progress, or why it failed and what to do about it. */
export function UploadRow({ upload, onCancel, onRetry, chooserId }: UploadRowProps) {
  const { file, problem } = upload;
  const row = useRef<HTMLLIElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  useFocusPassedOn(row, chooserId);
  return (
    <li ref={row} className="upload-row" data-failed={problem !== null}>
      <Preview file={file} />
      {problem ? (
        <div role="alert" className="upload-problem">
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
          className={buttonVariants({ variant: "secondary" })}
          aria-label={`Try again: ${file.name}`}
          onClick={() => {
            // This button is removed; the other one remains.
            end.current?.focus();
            onRetry();
          }}
        >
          Try again
        </button>
      )}
      <button
        ref={end}
        type="button"
        className={problem ? "button button-second" : "icon-button"}
        aria-label={problem ? `Remove ${file.name}` : `Cancel ${file.name}`}
        onClick={onCancel}
      >
        {problem ? "Remove" : <Icon name="close" />}
      </button>
    </li>
  );
}

/** When a row is removed, the focus moves to its neighbor, or to the file input after the last one. */
function useFocusPassedOn(row: RefObject<HTMLElement | null>, chooserId: string) {
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const neighbor = element.nextElementSibling ?? element.previousElementSibling;
      (neighbor?.querySelector("button") ?? document.getElementById(chooserId))?.focus();
    };
  }, [row, chooserId]);
}

function Progress({ upload: { file, state, share } }: { upload: Upload }) {
  const percent = Math.round(share * 100);
  const words = state === "waiting" ? "Waiting" : percent < 100 ? `${percent}%` : "Processing...";
  return (
    <div className="upload-progress">
      <span className="upload-name">{file.name}</span>
      <div
        role="progressbar"
        aria-label={`Uploading ${file.name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={words}
      >
        <i style={{ width: `${percent}%` }} />
      </div>
      <span>{words}</span>
    </div>
  );
}

/** A preview of the local file. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  // As a background: a file that is not a picture shows nothing instead of a broken image.
  return (
    <span className="upload-preview" style={address ? { backgroundImage: `url(${address})` } : undefined} />
  );
}

const sizeOf = ({ size }: File) =>
  size < 1_000_000 ? `${Math.ceil(size / 1_024)} kB` : `${(size / 1_048_576).toFixed(1)} MB`;
