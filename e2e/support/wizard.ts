import { expect, type Page } from "@playwright/test";

// The steps of the part request wizard.

/** Decoded from the embedded data as a 2014 Ford Fusion. */
export const VIN = "3FA6P0G76ER244757";
export const DECODE = "**/api/vin/direct-decode";
export const SUBMIT = "**/api/part-requests";

export const DANA = { name: "Dana Example", phone: "(518) 555-0117", email: "dana@example.com" };

/** The server's response to an accepted request. */
export const RECEIPT = {
  _id: "abcdefghijkl",
  reference: "PR-ABCDE",
  status: "pending",
  createdAt: "2026-03-02",
  statusUrl: "https://shop.example/request/PR-ABCDE-0123456789abcdef0123456789abcdef",
};

export const HEADINGS = [
  "Which vehicle is it for?",
  "Which part do you need?",
  "How can we reach you?",
  "Does this look right?",
] as const;

/** Waits until a step (1 to 4) is shown, with the focus on its heading. */
export const atStep = (page: Page, step: 1 | 2 | 3 | 4) =>
  expect(page.getByRole("heading", { name: HEADINGS[step - 1] })).toBeFocused();

export const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();
export const back = (page: Page) => page.getByRole("button", { name: "Back" }).click();
export const submit = (page: Page) => page.getByRole("button", { name: "Submit Request" }).click();

export async function enterVin(page: Page, vin = VIN): Promise<void> {
  await page.getByLabel("VIN").fill(vin);
  await page.getByRole("button", { name: "Continue" }).click();
}

export async function toPartStep(page: Page): Promise<void> {
  await page.goto("/partsrequest");
  await enterVin(page);
  await atStep(page, 2);
}

export async function toContactStep(page: Page): Promise<void> {
  await toPartStep(page);
  await choosePart(page, "Exterior", "Hood", "Hood Hinge");
  await next(page);
  await atStep(page, 3);
}

export async function toReview(page: Page): Promise<void> {
  await toContactStep(page);
  await page.getByLabel("Your name").fill(DANA.name);
  await page.getByLabel("Phone number").fill(DANA.phone);
  await page.getByLabel("Email address").fill(DANA.email);
  await next(page);
  await atStep(page, 4);
}

export async function choosePart(page: Page, category: string, subcategory: string, part?: string) {
  await categoryField(page).selectOption(category);
  await subcategoryField(page).selectOption(subcategory);
  if (part) await partField(page).selectOption(part);
}

export const categoryField = (page: Page) => page.getByLabel("Category", { exact: true });
export const subcategoryField = (page: Page) => page.getByLabel("Subcategory");
export const partField = (page: Page) => page.getByLabel("Part", { exact: true });

/** The red notice beside the step's button. */
export const errorAlert = (page: Page) => page.getByRole("main").getByRole("alert");
