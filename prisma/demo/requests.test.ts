import { describe, expect, test } from "vitest";
import { PartRequestStatus, RepairRequestStatus, Urgency } from "../../lib/generated/prisma/enums";
import catalogue from "../../lib/part-catalogue/catalogue.json";
import { partRequests } from "./part-requests";
import { repairRequests } from "./repair-requests";
import { partRequestRows, repairRequestRows, vehicleInquiryRows } from "./request-rows";

/** Each day of a week just after midnight, and the ends of a holiday, a year, and days when the clocks change. */
const MOMENTS = [
  ...[16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}T05:10:00Z`),
  ...["2026-12-26T04:59:00Z", "2027-01-01T04:59:00Z", "2027-03-15T03:59:00Z", "2027-11-08T04:59:00Z"],
].map((at) => new Date(at));

const allRows = (now: Date) => [
  ...partRequestRows(now),
  ...repairRequestRows(now),
  ...vehicleInquiryRows(now),
];
const timeOf = (at: Date | string | undefined): Date => new Date(at ?? Number.NaN);

describe("demo requests", () => {
  test("are 12 of each kind, with unique, readable references", () => {
    expect(partRequests).toHaveLength(12);
    expect(repairRequests).toHaveLength(12);
    const references = [...partRequests, ...repairRequests].map(({ reference }) => reference);
    expect(new Set(references).size).toBe(24);
    for (const { reference } of partRequests) expect(reference).toMatch(/^PR-[2-9A-HJKMNP-Z]{5}$/);
    for (const { reference } of repairRequests) expect(reference).toMatch(/^RR-[2-9A-HJKMNP-Z]{5}$/);
  });

  test("include every status and every urgency", () => {
    expect(new Set(partRequests.map(({ status }) => status))).toEqual(
      new Set(Object.values(PartRequestStatus)),
    );
    expect(new Set(repairRequests.map(({ status }) => status))).toEqual(
      new Set(Object.values(RepairRequestStatus)),
    );
    expect(new Set(repairRequests.map(({ urgency }) => urgency))).toEqual(new Set(Object.values(Urgency)));
  });

  test("have fictional phone numbers and email addresses", () => {
    const people = [...partRequests, ...repairRequests];
    expect(new Set(people.map(({ customerName }) => customerName)).size).toBe(24);
    const phones = people.flatMap(({ customerPhone }) => (customerPhone ? [customerPhone] : []));
    expect(new Set(phones).size).toBe(phones.length);
    for (const phone of phones) expect(phone).toMatch(/^\([2-9]\d\d\) 555-01\d\d$/);
    for (const { customerEmail } of people) {
      if (customerEmail) expect(customerEmail).toMatch(/^[a-z.]+@example\.com$/);
    }
  });

  test("contain the phone number or email address of their contact method", () => {
    for (const { contactMethod, customerPhone, customerEmail, reference } of repairRequests) {
      expect(contactMethod === "phone" ? customerPhone : customerEmail, reference).toBeTruthy();
    }
  });

  test("are for parts in the catalogue, with its system", () => {
    const parts = catalogue.flatMap(({ system, subcategories }) =>
      subcategories.flatMap(({ name, parts }) =>
        parts.length > 0 ? parts.map((part) => `${system}: ${name} - ${part}`) : [`${system}: ${name}`],
      ),
    );
    for (const { system, component } of partRequests) expect(parts).toContain(`${system}: ${component}`);
  });

  test("describe the part if and only if it is an 'Other' one", () => {
    for (const { component, otherComponent, reference } of partRequests) {
      expect(otherComponent !== undefined, reference).toBe(/ - Other /.test(component));
    }
  });

  test.each(MOMENTS)(
    "have later notes, in order, in opening hours and not in the future, when seeded on %s",
    (now) => {
      for (const { reference, createdAt, updatedAt, conversation, version } of allRows(now)) {
        const notes = conversation.create.messages.create.filter(({ kind }) => kind === "note");
        const times = [createdAt, ...notes.map(({ at }) => timeOf(at))].map((time) => time.getTime());
        expect(times, reference).toEqual([...times].sort((a, b) => a - b));
        expect(new Set(times).size, reference).toBe(version);
        expect(updatedAt.getTime(), reference).toBe(times.at(-1));
        expect(updatedAt.getTime(), reference).toBeLessThan(now.getTime());
        for (const { at } of notes) {
          const localTime = timeOf(at).toLocaleString("en-US", {
            timeZone: "America/New_York",
            weekday: "short",
            hour: "2-digit",
            hourCycle: "h23",
          });
          expect(localTime, reference).toMatch(/^(Mon|Tue|Wed|Thu|Fri).*(08|09|1[0-6])$/);
        }
      }
    },
  );

  test.each(MOMENTS)(
    "start with pending ones, and have appointments on future open days, when seeded on %s",
    (now) => {
      const created = repairRequestRows(now).map(({ createdAt }) => createdAt.getTime());
      expect(created).toEqual([...created].sort((a, b) => b - a));
      for (const { status, preferredDate, reference } of repairRequestRows(now)) {
        if (status === "pending") expect(preferredDate, reference).toBeNull();
        if (preferredDate) expect([0, 6], reference).not.toContain(preferredDate.getUTCDay());
        if (status === "scheduled")
          expect(preferredDate?.getTime(), reference).toBeGreaterThan(now.getTime());
      }
    },
  );

  test("have the callback form's default values if there is no vehicle", () => {
    const callback = repairRequestRows(new Date("2027-01-01T03:00:00Z")).find(
      (row) => row.isSimplifiedRequest,
    );
    expect(callback).toMatchObject({
      year: 2026,
      make: "TBD",
      model: "TBD",
      mileage: 0,
      serviceType: "General Repair",
    });
  });

  test.each(MOMENTS)("are new, answered or closed as their status says, when seeded on %s", (now) => {
    for (const { reference, status, conversation } of allRows(now)) {
      const { queue, closedAt, firstAnsweredAt, openedAt, dueAt, lastMessageAt, messages } =
        conversation.create;
      const isClosed = ["fulfilled", "completed", "cancelled"].includes(status);
      expect(queue === "closed", reference).toBe(isClosed);
      expect(closedAt !== null, reference).toBe(isClosed);
      expect(queue === "to_answer", reference).toBe(status === "pending");
      expect(firstAnsweredAt === null, reference).toBe(status === "pending");
      expect(openedAt === null, reference).toBe(status === "pending");
      expect(dueAt !== null, reference).toBe(queue === "to_answer" || queue === "back_with_us");
      const times = messages.create.map(({ at }) => timeOf(at).getTime());
      expect(times, reference).toEqual([...times].sort((a, b) => a - b));
      expect(Math.max(...times, timeOf(lastMessageAt).getTime()), reference).toBeLessThan(now.getTime());
    }
  });

  test.each(MOMENTS)("include each group of the desk, when seeded on %s", (now) => {
    const open = allRows(now).map(({ conversation }) => conversation.create);
    expect(new Set(open.map(({ queue }) => queue))).toEqual(
      new Set(["to_answer", "back_with_us", "waiting", "closed"]),
    );
    expect(open.some(({ dueAt }) => dueAt !== null && dueAt < now)).toBe(true);
  });

  test.each(MOMENTS)("include test drives on future open days, when seeded on %s", (now) => {
    const times = vehicleInquiryRows(now).flatMap(({ preferredAt }) => preferredAt ?? []);
    expect(times).toHaveLength(1);
    for (const time of times) {
      expect(time.getTime()).toBeGreaterThan(now.getTime());
      expect(time.toLocaleString("en-US", { timeZone: "America/New_York", weekday: "short" })).not.toMatch(
        /^S/,
      );
    }
  });
});
