"use client";

import { type ChangeEvent, useRef } from "react";
import { PhotoTiles } from "@/components/customer-requests/photo-tiles";
import { useMessage } from "@/components/customer-requests/use-message";
import { usePhotos } from "@/components/customer-requests/use-photos";
import { buttonVariants } from "@/components/ui/button";
import { buttonStates } from "@/components/ui/button-states";
import { controlVariants } from "@/components/ui/control";
import { FieldError, fieldHint, fieldLabel } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { useHydrated } from "@/components/ui/use-hydrated";
import { IMAGE_TYPES } from "@/lib/images/schema";

/** The form of a message: a plain form that posts text and photos, enhanced with the progress of each photo. */
export function MessageForm({
  token,
  isPrimary,
  text,
  problem: shownProblem,
  wasSent,
  limits,
}: {
  token: string;
  /** Whether sending a message is the next action of the page. */
  isPrimary: boolean;
  /** What was typed before the form failed. */
  text: string;
  problem: string | null;
  /** Whether the page was opened by sending a message, without JavaScript. */
  wasSent: boolean;
  /** The maximum number of characters and of photos. Passed, because the schemas that define them are large. */
  limits: { text: number; photos: number };
}) {
  const photos = usePhotos(token, limits.photos);
  const { send, isSending, problem, isSent } = useMessage(photos, { problem: shownProblem, wasSent });
  const field = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const isUploading = photos.uploads.some(({ problem }) => problem === null);

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    photos.add([...(input.files ?? [])]);
    input.value = "";
  }

  return (
    <form
      id="write"
      className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-3 print:hidden"
      method="post"
      action="/api/request/messages"
      encType="multipart/form-data"
      onSubmit={(event) => {
        if (isUploading) event.preventDefault();
        else void send(event).then(() => field.current?.focus());
      }}
    >
      <input type="hidden" name="token" value={token} />
      <label className={fieldLabel} htmlFor="message">
        Write to the shop
      </label>
      <textarea
        ref={field}
        className={controlVariants({ kind: "textarea" })}
        id="message"
        name="text"
        maxLength={limits.text}
        defaultValue={text}
        aria-describedby={problem ? "message-problem" : undefined}
      />
      <PhotoTiles photos={photos} />
      {problem && (
        <div role="alert">
          <FieldError id="message-problem">{problem}</FieldError>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <button
          type="submit"
          className={buttonVariants({
            variant: isPrimary ? "primary" : "secondary",
            className: buttonStates,
          })}
          aria-busy={isSending || undefined}
          aria-disabled={isUploading || undefined}
        >
          {isSending ? "Sending..." : isUploading ? "Sending photos..." : "Send Message"}
        </button>
        <PhotoInput hydrated={hydrated} disabled={photos.free <= 0} onChange={choose} />
      </div>
      <p role="status" className="text-15 text-green">
        {isSent && "Your message is with us."}
      </p>
    </form>
  );
}

/** The file input: as it is without JavaScript, and as a link with an icon with it. */
function PhotoInput({
  hydrated,
  disabled,
  onChange,
}: {
  hydrated: boolean;
  disabled: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-4">
      <label
        className={`inline-flex min-h-11 items-center gap-2 font-semibold ${hydrated ? "cursor-pointer rounded-badge has-focus-visible:outline-3 has-focus-visible:outline-focus" : "max-w-full flex-wrap"}`}
      >
        <Icon name="camera" />
        Add photos
        <input
          className={hydrated ? "sr-only" : "max-w-full font-normal text-15"}
          type="file"
          name="photos"
          accept={IMAGE_TYPES.join(",")}
          multiple
          disabled={disabled}
          aria-describedby="photos-hint"
          onChange={onChange}
        />
      </label>
      <span id="photos-hint" className={fieldHint}>
        Up to five
      </span>
    </div>
  );
}
