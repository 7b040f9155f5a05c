"use client";

import { useEffect } from "react";

/** Moves the focus to a heading when the page is shown. */
export function FocusHeading({ id }: { id: string }) {
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  return null;
}
