import type { PhotoWait } from "@/components/vehicles/admin/form/use-photo-wait";

type PhotoWaitNoticeProps = { photoWait: PhotoWait; onStop: () => void };

/** The progress of the uploads that a save waits for, with a cancel button. */
export function PhotoWaitNotice({ photoWait, onStop }: PhotoWaitNoticeProps) {
  const { isWaiting, sending, share } = photoWait;
  const isShown = isWaiting && sending > 0;
  const percent = Math.round(share * 100);
  return (
    <div className="photo-wait">
      <p role="status">
        {isShown && (
          <>
            {sending === 1 ? "A photo is" : `${sending} photos are`} being uploaded. The vehicle will be saved
            when the upload finishes.
          </>
        )}
      </p>
      {isShown && (
        <>
          <progress aria-label="Photos uploaded" value={percent} max={100}>
            {percent}%
          </progress>
          <button type="button" className="notice-action justify-self-start" onClick={onStop}>
            Do not save yet
          </button>
        </>
      )}
    </div>
  );
}
