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
import { resolverResult } from "@/components/ui/resolver-result";
import { toast } from "@/components/ui/toast";
import { useFormDraft } from "@/components/ui/use-form-draft";
import { attemptFor } from "@/lib/http/submission";

/** Where the browser tab keeps what was typed. */
const DRAFT_KEY = "callback-draft";

/** Where the focus goes when the form is sent, and when it comes back. */
export const CALLBACK_HEADING_ID = "callback-heading";

/** A request that went through: what to quote on the phone, and what happens next. */
export type Sent = { reference: string; next: string };

/** The rules and the sending come when the form is first used: the page opens without them. */
export const loadRequest = () => import("@/components/repair/callback-request");

const resolver: Resolver<CallbackValues> = async (values) => {
  const errors = await loadRequest().then(
    ({ callbackErrors }) => callbackErrors(values),
    // Without a connection the sending fails too, and says so.
    () => ({}),
  );
  return resolverResult(values, errors);
};

/** The callback form's behavior: validated field by field, sent once, kept on failure, emptied after success. */
export function useCallbackForm() {
  // No default values: a name typed before the page came alive stays in its field.
  const form = useForm<CallbackValues>({ mode: "onTouched", resolver });
  const [sent, setSent] = useState<Sent | null>(null);
  const [celebrating, setCelebrating] = useState(false);
  const [failed, setFailed] = useState(false);
  const running = useRef(false);
  const draft = useFormDraft(DRAFT_KEY, form, EMPTY_CALLBACK);
  const { reset } = form;

  useEffect(() => {
    if (!celebrating) return;
    const timer = window.setTimeout(() => {
      reset(EMPTY_CALLBACK);
      setCelebrating(false);
    }, SUCCESS_VIEW_MS);
    return () => window.clearTimeout(timer);
  }, [celebrating, reset]);

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
    setSent({ reference: outcome.reference, next });
    setCelebrating(true);
    toast({ title: CALLBACK_MESSAGES.submitted, description: next });
    const heading = document.getElementById(CALLBACK_HEADING_ID);
    heading?.parentElement?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }

  function fail(answer: string, fields: Partial<Record<CallbackField, string>>) {
    for (const [field, message] of Object.entries(fields)) {
      form.setError(field as CallbackField, { type: "server", message });
    }
    setFailed(true);
    toast({
      title: CALLBACK_MESSAGES.failed,
      description: [answer && `${answer}.`, CALLBACK_MESSAGES.kept].filter(Boolean).join(" "),
      variant: "destructive",
    });
  }

  const validatedSend = form.handleSubmit(send);

  /** A second press while the first is at work does nothing. */
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

  return { form, submit, sent, celebrating, failed };
}
