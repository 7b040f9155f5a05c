"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import {
  EMPTY_INQUIRY,
  INQUIRY_MESSAGES,
  type InquiryField,
  type InquiryValues,
} from "@/components/contact/inquiry-values";
import { keepSent, readSent, type SentRequest } from "@/components/requests/sent-request";
import { useFormDraft } from "@/components/ui/use-form-draft";
import { forgetStored } from "@/lib/browser-storage";
import { attemptFor } from "@/lib/http/submission";

/** The id of the heading, which gets the focus when the request was sent. */
export const INQUIRY_HEADING_ID = "inquiry-form-heading";

/** Loads validation and submission when the form is first used, to keep them out of the page's initial JavaScript. */
export const loadInquiry = () => import("@/components/contact/inquiry-request");

const lateResolver =
  (vehicleId: string, offersTestDrive: boolean): Resolver<InquiryValues> =>
  async (typed, context, options) => {
    // The draft may be from before the vehicle was sold.
    const values: InquiryValues = offersTestDrive ? typed : { ...typed, topic: "question" };
    const inquiry = await loadInquiry().catch(() => null);
    // Without a connection the submission fails too, with its own message.
    return inquiry ? inquiry.inquiryResolver(vehicleId)(values, context, options) : { values, errors: {} };
  };

/** State and submission of the form about a vehicle: sent once, kept on failure, replaced by its reference after success. */
export function useInquiryForm(vehicleId: string, offersTestDrive: boolean) {
  const resolver = useMemo(() => lateResolver(vehicleId, offersTestDrive), [vehicleId, offersTestDrive]);
  // No default values: text typed before hydration stays in its field.
  const form = useForm<InquiryValues>({ mode: "onTouched", resolver });
  const [sent, setSent] = useState<SentRequest | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);
  const focusHeading = useRef(false);
  const draft = useFormDraft(`inquiry-draft-${vehicleId}`, form, EMPTY_INQUIRY);
  const sentKey = `inquiry-sent-${vehicleId}`;

  useEffect(() => setSent(readSent(sentKey)), [sentKey]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the form and the reference replace each other.
  useEffect(() => {
    if (!focusHeading.current) return;
    focusHeading.current = false;
    const heading = document.getElementById(INQUIRY_HEADING_ID);
    heading?.parentElement?.scrollIntoView({ block: "start" });
    heading?.focus({ preventScroll: true });
  }, [sent]);

  function show(shown: SentRequest | null) {
    focusHeading.current = true;
    setSent(shown);
  }

  async function send(typed: InquiryValues) {
    const values = { ...EMPTY_INQUIRY, ...typed };
    const inquiry = await loadInquiry().catch(() => null);
    if (!inquiry) return setProblem(INQUIRY_MESSAGES.failed);
    const body = inquiry.inquiryBody(vehicleId, values);
    const attempt = attemptFor(JSON.stringify(body), inquiry.lastAttempt());
    inquiry.keepAttempt(attempt);
    const outcome = await inquiry.sendInquiry(body, attempt.key);
    if (outcome.kind === "failed") {
      for (const [field, message] of Object.entries(outcome.errors))
        form.setError(field as InquiryField, { type: "server", message });
      return setProblem(outcome.message);
    }
    inquiry.forgetAttempt();
    form.reset(EMPTY_INQUIRY);
    draft.forget();
    keepSent(sentKey, outcome.sent);
    show(outcome.sent);
  }

  const validatedSend = form.handleSubmit(send);

  /** Does nothing while a submission is in progress. */
  async function submit(event: { preventDefault: () => void }) {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setProblem(null);
    try {
      await validatedSend();
    } finally {
      running.current = false;
    }
  }

  /** Shows the empty form again. */
  function startOver() {
    forgetStored(sentKey);
    show(null);
  }

  return { form, submit, sent, problem, startOver };
}
