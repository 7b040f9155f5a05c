import { NoticeAction } from "@/components/vehicles/admin/form/notice-action";
import type { PhotoWait } from "@/components/vehicles/admin/form/use-photo-wait";

const bar = [
  "h-2 w-full appearance-none overflow-hidden rounded-badge border border-control bg-concrete",
  "[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-ink [&::-moz-progress-bar]:bg-ink",
].join(" ");

type PhotoWaitNoticeProps = { photoWait: PhotoWait; onStop: () => void };

/** The progress of the uploads that a save waits for, with a cancel button. */
export function PhotoWaitNotice({ photoWait, onStop }: PhotoWaitNoticeProps) {
  const { isWaiting, sending, share } = photoWait;
  const isShown = isWaiting && sending > 0;
  const percent = Math.round(share * 100);
  return (
    <div className={isShown ? "mb-2.5 grid gap-1.5" : undefined}>
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
          <progress className={bar} aria-label="Photos uploaded" value={percent} max={100}>
            {percent}%
          </progress>
          <NoticeAction onClick={onStop}>Do not save yet</NoticeAction>
        </>
      )}
    </div>
  );
}
