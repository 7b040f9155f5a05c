import type { Page } from "@playwright/test";

/** The toasts on the screen. */
export const toasts = (page: Page) =>
  page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");

/** Whether a script contains the component that renders toasts, found by the label of its region. */
export const rendersToasts = (script: string) => script.includes("Notifications ({hotkey})");
