import type { Page } from "@playwright/test";

/** The toasts on the screen. */
export const toasts = (page: Page) =>
  page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
