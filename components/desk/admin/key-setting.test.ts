// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { shortcutOf } from "@/components/desk/admin/key-setting";

afterEach(() => {
  document.body.innerHTML = "";
});

/** Presses a key on the element with the id "target", else on the body. */
function press(key: string, options: KeyboardEventInit = {}): string | null {
  let shortcut: string | null = null;
  const listener = (event: KeyboardEvent) => {
    shortcut = shortcutOf(event);
  };
  document.addEventListener("keydown", listener, { once: true });
  const target = document.getElementById("target") ?? document.body;
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...options }));
  return shortcut;
}

it("a key is a shortcut on the page and on its links", () => {
  expect(press("j")).toBe("j");
  document.body.innerHTML = '<a href="/" id="target">A request</a>';
  expect(press("?", { shiftKey: true })).toBe("?");
});

it.each([
  '<input id="target">',
  '<textarea id="target"></textarea>',
  '<select id="target"></select>',
  '<p contenteditable><span id="target"></span></p>',
  '<dialog open><button id="target">Close</button></dialog>',
])("a key is no shortcut in %s", (html) => {
  document.body.innerHTML = html;
  expect(press("j")).toBeNull();
});

it("a key with a modifier is no shortcut", () => {
  for (const modifier of ["ctrlKey", "metaKey", "altKey"])
    expect(press("r", { [modifier]: true })).toBeNull();
});
