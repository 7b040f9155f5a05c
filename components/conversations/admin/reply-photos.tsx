import type { useReplyPhotos } from "@/components/conversations/admin/use-reply-photos";
import { unsizedIconButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { UploadRow } from "@/components/vehicles/admin/photos/upload-row";
import { MAX_MESSAGE_PHOTOS } from "@/lib/conversations/schema";
import { variantUrl } from "@/lib/images/variants";

const THUMBNAIL_PX = 480;

type ReplyPhotosProps = { photos: ReturnType<typeof useReplyPhotos>; inputId: string };

/** The photos of a reply: those that are being uploaded, and those that will be sent. */
export function ReplyPhotos({ photos, inputId }: ReplyPhotosProps) {
  const { urls, uploads, excess, cancel, retry, remove } = photos;
  return (
    <div className="grid gap-2 px-4 not-empty:pb-3">
      {uploads.length > 0 && (
        <ul className="grid gap-2" aria-label="Photo uploads">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.id}
              upload={upload}
              onCancel={() => cancel(upload.id)}
              onRetry={() => retry(upload.id)}
              inputId={inputId}
            />
          ))}
        </ul>
      )}
      {urls.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="Photos of this reply">
          {urls.map((url, index) => (
            <li key={url} className="relative w-30 overflow-hidden rounded-badge border border-line">
              <img
                src={variantUrl(url, THUMBNAIL_PX)}
                alt={`Attachment ${index + 1}`}
                className="aspect-4/3 w-full object-cover brightness-(--photo-brightness)"
                width={120}
                height={90}
              />
              <button
                type="button"
                className={`${unsizedIconButton} absolute top-0 right-0 size-11 bg-sheet text-ink`}
                aria-label={`Remove photo ${index + 1}`}
                onClick={() => {
                  remove(url);
                  document.getElementById(inputId)?.focus();
                }}
              >
                <Icon name="close" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {excess > 0 && (
        <p role="alert" className="font-semibold text-15 text-red">
          A message has at most {MAX_MESSAGE_PHOTOS} photos. {excess === 1 ? "One was" : `${excess} were`}{" "}
          left out.
        </p>
      )}
    </div>
  );
}
