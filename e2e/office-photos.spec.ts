import AxeBuilder from "@axe-core/playwright";
import { devices, expect, type Locator, type Page, type Route } from "@playwright/test";
import sharp from "sharp";
import { startFakeBlobServer } from "@/e2e/support/fake-blob-server";
import { samplePhoto } from "@/e2e/support/sample-photos";
import { newSession } from "./support/office";
import {
  choose,
  dragPhoto,
  jpeg as file,
  openPhotoForm,
  press,
  publicIdIn,
  tiles,
  UPLOAD,
  uploadRows,
} from "./support/photo-form";
import { test, type Vehicles } from "./support/signed-in";
import { site } from "./support/site";
import { upload } from "./support/upload";

// The photos in the vehicle form: uploading, reordering, removing, saving, and the result for visitors.

type MockResponse = Parameters<Route["fulfill"]>[0];

let photo: Buffer;
let small: Buffer;
test.beforeAll(async () => {
  photo = await samplePhoto({ width: 600, height: 400 });
  small = await samplePhoto({ width: 60, height: 40 });
});

const jpeg = (name: string, buffer = photo) => file(name, buffer);
const announcement = (page: Page) => page.getByRole("group", { name: "Photos" }).getByRole("status");
const alertOf = (row: Locator) => row.getByRole("alert");

/** Opens the form of a vehicle with `count` photos. `order` returns them as letters in their current order: "abc". */
async function openForm(page: Page, vehicles: Vehicles, count = 0, at = site.url) {
  const vehicle = await openPhotoForm(page, vehicles, { count, at });
  const { images } = vehicle;
  const letters = new Map(images.map((url, index) => [publicIdIn(url), "abcdefghijklmnopqrst"[index]]));
  const order = async () => {
    const shown = await tiles(page)
      .getByRole("img")
      .evaluateAll((list) => list.map((image) => (image as HTMLImageElement).src));
    return shown.map((url) => letters.get(publicIdIn(url))).join("");
  };
  return { ...vehicle, order };
}

test("several photos are uploaded in the chosen order and shown to visitors; a token that expires during an upload is renewed", async ({
  browser,
  vehicles,
}) => {
  // A separate session, because it is renewed.
  const session = await newSession(browser);
  const context = await browser.newContext({ storageState: session, baseURL: site.url });
  const page = await context.newPage();
  const { _id } = await openForm(page, vehicles);
  const withExpiredToken = async (route: Route) => {
    const headers = { ...(await route.request().allHeaders()), authorization: "Bearer expired" };
    await route.continue({ headers });
  };
  await page.route(UPLOAD, withExpiredToken, { times: 1 });
  const renewed = page.waitForResponse("**/api/auth/refresh");
  // Each has a different width, which is at the end of its URL.
  const [front, side, back] = await Promise.all([600, 610, 620].map((width) => samplePhoto({ width })));
  await choose(page, jpeg("front.jpg", front), jpeg("side.jpg", side), jpeg("back.jpg", back));
  expect((await renewed).status()).toBe(200);
  await expect(tiles(page)).toHaveCount(3);
  await expect(announcement(page)).toHaveText(/was uploaded: photo \d of 3\.$/);
  await press(page, "Make first: photo 3");
  await expect(announcement(page)).toHaveText("Photo 3 is now the main photo.");
  await press(page, "Update Vehicle");
  await expect(page.getByLabel("Choose photos")).toHaveCount(0);
  const stored = (await vehicles.read("retail", _id)).images as string[];
  expect(stored.map((url) => url.slice(-8))).toEqual(["620.webp", "600.webp", "610.webp"]);
  await page.goto(`/inventory/${_id}`);
  for (const [index, url] of stored.entries()) {
    const seen = page.getByRole("img", { name: `photo ${index + 1} of 3` });
    await expect(seen).toHaveAttribute("srcset", new RegExp(`${url} \\d+w$`));
  }
  await context.close();
});

test("an upload shows its progress, and can be canceled while the others continue", async ({
  page,
  vehicles,
}) => {
  await openForm(page, vehicles);
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 30_000 };
  await network.send("Network.emulateNetworkConditions", slow);
  const large = Buffer.concat([photo, Buffer.alloc(600_000)]);
  await choose(page, jpeg("one.jpg", large), jpeg("two.jpg", large), jpeg("three.jpg"));
  const bar = page.getByRole("progressbar", { name: "Uploading two.jpg" });
  await expect.poll(async () => Number(await bar.getAttribute("aria-valuenow"))).toBeGreaterThan(0);
  await expect(uploadRows(page).nth(2)).toContainText("Waiting");
  await press(page, "Cancel one.jpg");
  await expect(uploadRows(page).filter({ hasText: "one.jpg" })).toHaveCount(0);
  await network.send("Network.emulateNetworkConditions", { ...slow, uploadThroughput: -1 });
  await expect(tiles(page)).toHaveCount(2);
  await expect(uploadRows(page)).toHaveCount(0);
});

test("a failed upload shows the reason, and can be retried without choosing the photo again", async ({
  page,
  vehicles,
}) => {
  await openForm(page, vehicles);
  const row = uploadRows(page).first();
  const unavailable = "Pictures cannot be stored right now. Please try again in a few minutes.";
  const failures: [response: MockResponse | null, text: string][] = [
    [
      { status: 503, json: { error: unavailable, code: "image_store_unavailable" } },
      `Upload failed: ${unavailable}`,
    ],
    [{ status: 502, body: "<html>Bad gateway</html>" }, "Upload failed: HTTP error! status: 502"],
    [{ status: 413, body: "Request Entity Too Large" }, "Upload failed: Request Entity Too Large"],
    [{ status: 201, json: { public_id: "x" } }, "Failed to process upload response"],
    [{ status: 200, body: "ok" }, "Failed to process upload response"],
    [null, "Upload failed: The site cannot be reached. Check your connection and try again."],
  ];
  for (const [index, [response, text]] of failures.entries()) {
    await page.unroute(UPLOAD);
    await page.route(UPLOAD, (route) => (response ? route.fulfill(response) : route.abort()));
    if (index === 0) await choose(page, jpeg("gate.jpg"));
    else await press(page, "Try again: gate.jpg");
    await expect(alertOf(row)).toContainText(text);
  }
  const { violations } = await new AxeBuilder({ page }).include('[aria-label="Photos"]').analyze();
  expect(violations).toEqual([]);
  await page.unroute(UPLOAD);
  await press(page, "Try again: gate.jpg");
  await expect(tiles(page)).toHaveCount(1);
  await expect(uploadRows(page)).toHaveCount(0);
});

test("files that are not photos or remain too large are not uploaded; a large photo is resized and stays upright", async ({
  page,
  vehicles,
}) => {
  await openForm(page, vehicles);
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/admin/upload") && sent.push(request.url()));
  const padding = Buffer.alloc(5_300_000);
  const large = Buffer.concat([await samplePhoto({ orientation: 6, width: 900, height: 600 }), padding]);
  await choose(
    page,
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("hello") },
    jpeg("broken.jpg", padding),
    jpeg("yard.jpg", large),
  );
  await expect(tiles(page)).toHaveCount(1);
  await expect(alertOf(uploadRows(page).nth(0))).toContainText(
    "Please upload a valid image file (JPG, PNG, or WebP)",
  );
  await expect(alertOf(uploadRows(page).nth(1))).toContainText("File size must be less than 5MB");
  await expect(page.getByRole("button", { name: /Try again/ })).toHaveCount(0);
  expect(sent).toHaveLength(1);
  const picture = await page.request.get((await tiles(page).getByRole("img").getAttribute("src")) ?? "");
  const { data, info } = await sharp(await picture.body())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBeGreaterThan(info.height);
  expect([Number(data[0]) > 150, Number(data[1]) < 90, Number(data[2]) < 90]).toEqual([true, true, true]);
  await press(page, "Remove notes.txt");
  await press(page, "Remove broken.jpg");
  await expect(uploadRows(page)).toHaveCount(0);
});

test("photos are reordered with buttons, keys and the mouse; moves are announced and keep the focus", async ({
  page,
  vehicles,
}) => {
  const { order } = await openForm(page, vehicles, 4);
  await press(page, "Move photo 1 right");
  expect(await order()).toBe("bacd");
  await expect(page.getByRole("button", { name: "Move photo 2 right" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(announcement(page)).toHaveText("Photo 2 is now photo 3 of 4.");
  expect(await order()).toBe("bcad");
  await page.keyboard.press("Home");
  await expect(announcement(page)).toHaveText("Photo 3 is now the main photo.");
  expect(await order()).toBe("abcd");
  await expect(tiles(page).first()).toContainText("Main photo");
  await expect(page.getByRole("button", { name: "Move photo 1 left" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );

  await dragPhoto(page, { from: 3, to: 0 });
  await page.mouse.up();
  await expect(announcement(page)).toHaveText("Photo 4 is now the main photo.");
  expect(await order()).toBe("dabc");
  await dragPhoto(page, { from: 0, to: 2 });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  expect(await order()).toBe("dabc");
});

test("after a conflict both versions of the photos are shown, in their order", async ({
  page,
  vehicles,
  token,
}) => {
  const { _id: id, images, order } = await openForm(page, vehicles, 2);
  const [a = "", b = ""] = images.map(publicIdIn);
  await page.getByRole("button", { name: "Move photo 1 right" }).click();
  const third = (await upload(token, small)).body;
  await vehicles.change("retail", id, { images: [images[0], third.url] });
  await press(page, "Update Vehicle");
  const choices = page
    .getByRole("group", { name: "Photos" })
    .locator("label")
    .filter({ hasText: "2 photos" });
  const seen = (side: string) =>
    choices
      .filter({ hasText: side })
      .locator("img")
      .evaluateAll((list) => list.map((image) => (image as HTMLImageElement).src));
  await expect(choices).toHaveCount(2);
  expect((await seen("Yours")).map(publicIdIn)).toEqual([b, a]);
  expect((await seen("Theirs")).map(publicIdIn)).toEqual([a, third.public_id]);
  expect(await order()).toBe("ba");
});

test("a removed photo can be restored; dropped photos are added, except the twenty-first", async ({
  page,
  vehicles,
}) => {
  const letters = "abcdefghijklmnopqrst";
  const { order } = await openForm(page, vehicles, letters.length);
  await press(page, "Remove photo 2");
  await expect(announcement(page)).toHaveText("Photo 2 was removed.");
  await expect(page.getByRole("button", { name: "Remove photo 2", exact: true })).toBeFocused();
  expect(await order()).toBe(letters.replace("b", ""));
  await press(page, "Undo");
  expect(await order()).toBe(letters);
  await press(page, "Remove photo 1");
  const dragData = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer();
      for (const name of ["one.jpg", "two.jpg"]) {
        data.items.add(new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
      }
      return data;
    },
    [...photo],
  );
  // Files dropped outside the field are neither added nor opened.
  await page.getByRole("heading", { level: 1 }).dispatchEvent("drop", { dataTransfer: dragData });
  await expect(tiles(page)).toHaveCount(19);
  await page.getByRole("group", { name: "Photos" }).dispatchEvent("drop", { dataTransfer: dragData });
  await expect(page.getByText("A vehicle can have at most 20 photos. One was left out.")).toBeVisible();
  await expect(tiles(page)).toHaveCount(20);
});

test.describe("on a phone", () => {
  const { viewport, isMobile, hasTouch } = devices["iPhone SE"];
  test.use({ viewport, isMobile, hasTouch });

  test("the camera can be used, and every button is at least 44 px in size", async ({ page, vehicles }) => {
    await openForm(page, vehicles, 3);
    const camera = page.getByLabel("Take a photo");
    await expect(page.getByText("Take a photo")).toBeVisible();
    await expect(camera).toHaveAttribute("capture", "environment");
    await expect(camera).toHaveAttribute("accept", "image/jpeg,image/png,image/webp");
    await camera.setInputFiles(jpeg("shot.jpg"));
    await expect(tiles(page)).toHaveCount(4);
    for (const button of await tiles(page).getByRole("button").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  });

  test("a photo can be dragged by its handle", async ({ page, vehicles }) => {
    // Wide enough for two columns: all four photos are on the screen at once.
    await page.setViewportSize({ width: 390, height: 844 });
    const { order } = await openForm(page, vehicles, 4);
    const touch = await page.context().newCDPSession(page);
    await tiles(page).nth(2).scrollIntoViewIfNeeded();
    const [target, picture] = await Promise.all(
      [tiles(page).nth(0), tiles(page).nth(3).getByRole("img")].map((part) => part.boundingBox()),
    );
    if (!target || !picture) throw new Error("The photos are not visible.");

    const handle = { x: picture.x + picture.width - 20, y: picture.y + picture.height - 20 };
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [handle] });
    for (const progress of [0.1, 0.5, 1]) {
      const x = handle.x + progress * (target.x + target.width / 2 - handle.x);
      const y = handle.y + progress * (target.y + target.height / 2 - handle.y);
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
    }
    await expect(tiles(page).nth(0)).toHaveAttribute("data-drop", "before");
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(announcement(page)).toHaveText("Photo 4 is now the main photo.");
    expect(await order()).toBe("dabc");
  });

  test("dragging a photo by its handle does not scroll back to the focused field", async ({
    page,
    vehicles,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page, vehicles, 4);
    const touch = await page.context().newCDPSession(page);
    await tiles(page).nth(2).scrollIntoViewIfNeeded();
    await page.getByLabel("Mileage").evaluate((field) => field.focus({ preventScroll: true }));
    const picture = await tiles(page).nth(3).getByRole("img").boundingBox();
    if (!picture) throw new Error("The photo is not visible.");
    const before = await page.evaluate(() => window.scrollY);

    const drag = (type: "touchStart" | "touchMove", distance: number) => {
      const touchPoint = { x: picture.x + picture.width - 20, y: picture.y + picture.height - 20 - distance };
      return touch.send("Input.dispatchTouchEvent", { type, touchPoints: [touchPoint] });
    };
    await drag("touchStart", 0);
    for (const distance of [20, 60, 100, 140]) {
      await drag("touchMove", distance);
      await expect(tiles(page).nth(3)).toHaveAttribute("data-dragging", "true");
    }
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  });

  test("swiping over a photo scrolls the page", async ({ page, vehicles }) => {
    const { order } = await openForm(page, vehicles, 2);
    const photoImage = tiles(page).nth(1).getByRole("img");
    await photoImage.scrollIntoViewIfNeeded();
    const picture = await photoImage.boundingBox();
    if (!picture) throw new Error("The photo is not visible.");
    const before = await page.evaluate(() => window.scrollY);
    const touch = await page.context().newCDPSession(page);
    const swipe = (type: "touchStart" | "touchMove", distance: number) => {
      const touchPoint = { x: picture.x + picture.width / 3, y: picture.y + picture.height / 3 + distance };
      return touch.send("Input.dispatchTouchEvent", { type, touchPoints: [touchPoint] });
    };
    await swipe("touchStart", 0);
    for (const distance of [20, 40, 60, 80, 100]) await swipe("touchMove", distance);
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(before);
    expect(await order()).toBe("ab");
  });
});

test("with a blob store, photos are uploaded directly to it", async ({ browser, vehicles, signedIn }) => {
  const store = await startFakeBlobServer(site.fakeBlobPort);
  const [stored] = signedIn.origins;
  const context = await browser.newContext({
    storageState: {
      ...signedIn,
      origins: [{ origin: site.limitedUrl, localStorage: stored?.localStorage ?? [] }],
    },
  });
  const page = await context.newPage();
  const uploadTypes: string[] = [];
  // Responds like the service, which tests cannot reach. The page's content security policy decides whether it is allowed.
  await page.route("https://vercel.com/api/blob/**", async (route) => {
    const request = route.request();
    const { authorization = "", "x-content-type": type = "" } = await request.allHeaders();
    uploadTypes.push(type);
    const response = await fetch(`${store.url}/${new URL(request.url()).search}`, {
      method: "PUT",
      headers: { authorization, "x-content-type": type },
      body: new Uint8Array(photo),
    });
    const headers = { "access-control-allow-origin": "*", "content-type": "application/json" };
    await route.fulfill({ status: response.status, headers, body: await response.text() });
  });
  await openForm(page, vehicles, 0, site.limitedUrl);
  await choose(page, jpeg("gate.jpg"));
  await expect(tiles(page)).toHaveCount(1);
  expect(uploadTypes).toEqual(["image/jpeg"]);
  await expect(tiles(page).getByRole("img")).toHaveAttribute(
    "src",
    /^https:\/\/teststore\.public\.blob\..*-480\.webp$/,
  );
  await expect.poll(() => [...store.blobs.keys()].filter((path) => path.startsWith("incoming/"))).toEqual([]);
  await context.close();
  await store.close();
});
