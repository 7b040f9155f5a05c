"use client";

import { useEffect, useState } from "react";
import type { usePhotos } from "@/components/customer-requests/use-photos";
import { iconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Upload } from "@/lib/images/browser/upload-queue";
import { variantUrl } from "@/lib/images/variants";

/** The photos of a message that is being written. Each can be removed; one that failed can be tried again. */
export function PhotoTiles({ photos }: { photos: ReturnType<typeof usePhotos> }) {
  const { stored, uploads, remove, cancel, retry } = photos;
  if (stored.length + uploads.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {stored.map(({ id, url, name }) => (
        <li key={id} className={tile}>
          <img className={picture} src={variantUrl(url, 480)} alt="" />
          <span className="wrap-anywhere text-15">{name}</span>
          <RemoveButton name={name} onClick={() => remove(id)} />
        </li>
      ))}
      {uploads.map((upload) => (
        <li key={upload.id} className={tile}>
          <Preview file={upload.file} />
          <UploadState upload={upload} onRetry={() => retry(upload.id)} />
          <RemoveButton name={upload.file.name} onClick={() => cancel(upload.id)} />
        </li>
      ))}
    </ul>
  );
}

const tile =
  "grid grid-cols-[6rem_minmax(0,1fr)_auto] items-center gap-3 rounded-field border border-line bg-sheet py-2 pr-1 pl-2";
const picture = "block aspect-4/3 w-full rounded-badge bg-concrete object-cover";

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" className={iconButton} aria-label={`Remove ${name}`} onClick={onClick}>
      <Icon name="close" />
    </button>
  );
}

function UploadState({ upload, onRetry }: { upload: Upload; onRetry: () => void }) {
  const { file, state, progress, problem } = upload;
  if (problem) {
    return (
      <div className="grid justify-items-start gap-1 text-15 text-red wrap-anywhere" role="alert">
        <b className="font-semibold">{problem.message}</b>
        {problem.canRetry && (
          <button type="button" className="text-link min-h-11 cursor-pointer" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    );
  }
  const percent = Math.round(progress * 100);
  const text = state === "waiting" ? "Waiting" : percent < 100 ? `${percent}%` : "Processing...";
  return (
    <div className="grid gap-1 text-15 wrap-anywhere">
      <span>{file.name}</span>
      <progress
        className="h-2 w-full accent-ink"
        max={100}
        value={percent}
        aria-label={`Uploading ${file.name}`}
      />
      <span>{text}</span>
    </div>
  );
}

/** A preview of the chosen file. As a background: a file that is not a picture shows nothing. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const objectUrl = URL.createObjectURL(file);
    setUrl(objectUrl);
    return () => URL.revokeObjectURL(objectUrl);
  }, [file]);
  return (
    <span
      className="block aspect-4/3 w-full rounded-badge bg-center bg-concrete bg-cover bg-no-repeat"
      style={url ? { backgroundImage: `url(${url})` } : undefined}
    />
  );
}
