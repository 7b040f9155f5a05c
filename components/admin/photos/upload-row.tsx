import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { Upload } from "@/lib/images/browser/upload-queue";

type UploadRowProps = {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
  /** Of the control that chooses photos. */
  chooserId: string;
};

/** A photo on its way: how far it is, or why it failed and what to do about it. */
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
          className="button button-second"
          aria-label={`Try again: ${file.name}`}
          onClick={() => {
            // This button goes; the other one stays.
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

/** A row that goes, stored or given up, hands the focus to its neighbor, the last one to what chooses photos. */
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

/** The photo itself, from the device: it need not be stored to be seen. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  // As a background: a file that is no picture shows nothing, rather than a broken one.
  return (
    <span className="upload-preview" style={address ? { backgroundImage: `url(${address})` } : undefined} />
  );
}

const sizeOf = ({ size }: File) =>
  size < 1_000_000 ? `${Math.ceil(size / 1_024)} kB` : `${(size / 1_048_576).toFixed(1)} MB`;
