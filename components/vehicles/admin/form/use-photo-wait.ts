"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { Unfinished } from "@/components/vehicles/admin/photos/use-uploads";

/**
 * A save that waits for the photos: `start` when some are not stored yet. Once they are, `save` is called; when some have
 * failed, the user is asked (`failed` is not empty) as soon as no other upload is running.
 */
export function usePhotoWait(unfinished: Unfinished | null, save: () => Promise<void>) {
  /** The number of running uploads when the wait began; null while not waiting. */
  const [total, setTotal] = useState<number | null>(null);
  const isWaiting = total !== null;
  const isReady = isWaiting && unfinished === null;
  const onReady = useEffectEvent(save);
  useEffect(() => {
    if (isReady) void onReady();
  }, [isReady]);

  const sending = unfinished?.sending ?? 0;
  const isAsking = isWaiting && sending === 0 && unfinished !== null;
  const whole = Math.max(total ?? 0, sending);
  return {
    isWaiting,
    /** The number of running uploads, and the total progress from 0 to 1. */
    sending,
    share: whole === 0 ? 0 : (whole - sending + (unfinished?.sent ?? 0)) / whole,
    failed: isAsking ? unfinished.failed : [],
    start: () => setTotal(sending),
    stop: () => setTotal(null),
    tryAgain: () => {
      setTotal(unfinished?.failed.filter(({ problem }) => problem?.canRetry).length ?? 0);
      unfinished?.retryFailed();
    },
    saveWithout: () => unfinished?.removeFailed(),
  };
}

export type PhotoWait = ReturnType<typeof usePhotoWait>;
