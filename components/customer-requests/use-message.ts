"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import type { usePhotos } from "@/components/customer-requests/use-photos";
import { attemptFor, type SubmitAttempt } from "@/lib/http/submission";

const OFFLINE = "It was not sent: the site cannot be reached. Your text is kept. Try again, or call us.";

type Photos = Pick<ReturnType<typeof usePhotos>, "stored" | "clear">;

/** Sends the form of a message without leaving the page. On failure, text and photos are kept. */
export function useMessage({ stored, clear }: Photos, shown: { problem: string | null; wasSent: boolean }) {
  const router = useRouter();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState(shown.problem);
  const [isSent, setIsSent] = useState(shown.wasSent);
  const attempt = useRef<SubmitAttempt | null>(null);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const body = new FormData(form);
    // Chosen photos have been uploaded already.
    body.delete("photos");
    for (const { id } of stored) body.append("photoId", id);
    // A repeat of the same message is stored once.
    attempt.current = attemptFor(JSON.stringify([body.get("text"), stored]), attempt.current);
    body.set("clientId", attempt.current.key);
    setIsSending(true);
    setIsSent(false);
    const failed = await post(form.action, body);
    setIsSending(false);
    setProblem(failed);
    if (failed !== null) return;
    attempt.current = null;
    // Not reset(), which would restore the text of an attempt before this one.
    const text = form.elements.namedItem("text");
    if (text instanceof HTMLTextAreaElement) text.value = "";
    clear();
    setIsSent(true);
    router.refresh();
  }

  return { send, isSending, problem, isSent };
}

/** @returns why it failed, or null. */
async function post(url: string, body: FormData): Promise<string | null> {
  try {
    const response = await fetch(url, { method: "POST", body, headers: { Accept: "application/json" } });
    if (response.ok) return null;
    const { error } = (await response.json()) as { error?: unknown };
    return typeof error === "string" ? error : OFFLINE;
  } catch {
    return OFFLINE;
  }
}
