"use client";

import { useEffect, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import {
  CALLBACK_MESSAGES,
  type CallbackField,
  type CallbackValues,
  EMPTY_CALLBACK,
  nextStep,
  SUCCESS_VIEW_MS,
} from "@/components/repair/callback-values";
import { keepSent, readSent, type SentRequest } from "@/components/requests/sent-request";
import { toast } from "@/components/ui/toast";
import { useFormDraft } from "@/components/ui/use-form-draft";
import { attemptFor } from "@/lib/http/submission";

/** The key of the draft in the session storage. */
const DRAFT_KEY = "callback-draft";
/** The key of the request that was sent in the session storage. */
const SENT_KEY = "callback-sent";

/** The id of the heading, which gets the focus when the form was sent. */
export const CALLBACK_HEADING_ID = "callback-heading";

/** A sent request, and what happens next; "" after a reload. */
export type Sent = SentRequest & { next: string };

/** Loads validation and submission when the form is first used, to keep them out of the page's initial JavaScript. */
export const loadRequest = () => import("@/components/repair/callback-request");

const resolver: Resolver<CallbackValues> = async (values, context, options) => {
  const request = await loadRequest().catch(() => null);
  // Without a connection the submission fails too, with its own message.
  return request ? request.callbackResolver(values, context, options) : { values, errors: {} };
};

/** State and submission of the callback form: sent once, kept on failure, emptied after success. */
export function useCallbackForm() {
  // No default values: text typed before hydration stays in its field.
  const form = useForm<CallbackValues>({ mode: "onTouched", resolver });
  const [sent, setSent] = useState<Sent | null>(null);
  const [showsSuccess, setShowsSuccess] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef(false);
  const draft = useFormDraft(DRAFT_KEY, form, EMPTY_CALLBACK);
  const { reset } = form;

  useEffect(() => {
    const kept = readSent(SENT_KEY);
    if (kept) setSent({ ...kept, next: "" });
  }, []);

  useEffect(() => {
    if (!showsSuccess) return;
    const timer = window.setTimeout(() => {
      reset(EMPTY_CALLBACK);
      setShowsSuccess(false);
    }, SUCCESS_VIEW_MS);
    return () => window.clearTimeout(timer);
  }, [showsSuccess, reset]);

  async function send(typed: CallbackValues) {
    const values = { ...EMPTY_CALLBACK, ...typed };
    const request = await loadRequest().catch(() => null);
    if (!request) return fail("", {});
    const body = request.callbackBody(values, request.shopYear(new Date()));
    const attempt = attemptFor(JSON.stringify(body), request.lastAttempt());
    request.keepAttempt(attempt);
    const outcome = await request.sendCallback(body, attempt.key);
    if (outcome.kind === "failed") return fail(outcome.message, outcome.fields);
    request.forgetAttempt();
    draft.forget();
    const next = nextStep(values);
    keepSent(SENT_KEY, outcome.sent);
    setSent({ ...outcome.sent, next });
    setShowsSuccess(true);
    toast({ title: CALLBACK_MESSAGES.submitted, description: next });
    const heading = document.getElementById(CALLBACK_HEADING_ID);
    heading?.parentElement?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  function fail(reason: string, fields: Partial<Record<CallbackField, string>>) {
    for (const [field, message] of Object.entries(fields)) {
      form.setError(field as CallbackField, { type: "server", message });
    }
    setFailed(true);
    toast({
      title: CALLBACK_MESSAGES.failed,
      description: [reason && `${reason}.`, CALLBACK_MESSAGES.kept].filter(Boolean).join(" "),
      variant: "destructive",
    });
  }

  const validatedSend = form.handleSubmit(send);

  /** Does nothing while a submission is in progress. */
  async function submit(event: { preventDefault: () => void }) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setFailed(false);
    try {
      await validatedSend();
    } finally {
      running.current = false;
    }
  }

  return { form, submit, sent, showsSuccess, failed };
}
