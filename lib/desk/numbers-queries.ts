import "server-only";
import type { Admin } from "@/lib/auth/admin";
import { business } from "@/lib/business";
import { addDays } from "@/lib/calendar-days";
import { db } from "@/lib/db";
import {
  type DeskNumbers,
  deskNumbers,
  type QuoteRow,
  type RequestRow,
  recentWeeks,
  shopCalendar,
  type WeekSummary,
} from "@/lib/desk/numbers";
import { shopDay, startOfShopDay } from "@/lib/response-clock";

type Period = { from: string; to: string; calendar: string; now: string };

/** The figures of the last weeks, with the current one. */
export async function getDeskNumbers(
  _admin: Admin,
  weekCount: number,
  now = new Date(),
): Promise<DeskNumbers> {
  const weeks = recentWeeks(shopDay(now), weekCount);
  const [first = "", last = ""] = [weeks[0], weeks.at(-1)];
  const period = {
    from: startOfShopDay(first).toISOString(),
    to: startOfShopDay(addDays(last, 7)).toISOString(),
    calendar: JSON.stringify(shopCalendar(first, last)),
    now: now.toISOString(),
  };
  const [requests, quotes] = await Promise.all([countRequests(period), countQuotes(period)]);
  return deskNumbers(weeks, requests, quotes);
}

/** The figures of the current week. */
export async function weekSummary(admin: Admin, now = new Date()): Promise<WeekSummary> {
  const { total } = await getDeskNumbers(admin, 1, now);
  const { parts: _parts, repairs: _repairs, vehicles: _vehicles, ...summary } = total;
  return summary;
}

/**
 * Requests by week of receipt, and all together in the row without a week. An unanswered request is overdue while its
 * clock runs; one that was closed without an answer, such as a withdrawn one, counts neither as kept nor as missed.
 */
function countRequests({ from, to, calendar, now }: Period): Promise<RequestRow[]> {
  return db().$queryRaw<RequestRow[]>`
    WITH day AS MATERIALIZED (
      SELECT * FROM json_to_recordset(${calendar}::json) AS d ("day" date, "opensAt" timestamptz, "minutes" int, "before" int)
    ), request AS (
      SELECT
        date_trunc('week', c."createdAt" AT TIME ZONE ${business.timeZone}) AS "week",
        c."kind",
        answered."before" + least(greatest(extract(epoch FROM c."firstAnsweredAt" - answered."opensAt") / 60, 0), answered."minutes")
          - received."before" - least(greatest(extract(epoch FROM c."createdAt" - received."opensAt") / 60, 0), received."minutes")
          AS "minutes",
        CASE
          WHEN c."firstAnsweredAt" IS NOT NULL THEN c."firstAnsweredAt" <= c."firstDueAt"
          WHEN c."dueAt" < ${now}::timestamptz THEN false
        END AS "kept"
      FROM "Conversation" c
      JOIN day received ON received."day" = (c."createdAt" AT TIME ZONE ${business.timeZone})::date
      LEFT JOIN day answered ON answered."day" = (c."firstAnsweredAt" AT TIME ZONE ${business.timeZone})::date
      WHERE c."createdAt" >= ${from}::timestamptz AND c."createdAt" < ${to}::timestamptz
    )
    SELECT
      to_char("week", 'YYYY-MM-DD') AS "week",
      (count(*) FILTER (WHERE "kind" = 'part'))::int AS "parts",
      (count(*) FILTER (WHERE "kind" = 'repair'))::int AS "repairs",
      (count(*) FILTER (WHERE "kind" = 'vehicle'))::int AS "vehicles",
      percentile_cont(0.5) WITHIN GROUP (ORDER BY "minutes"::float8) AS "medianMinutes",
      count("kept")::int AS "judged",
      (count(*) FILTER (WHERE "kept"))::int AS "kept"
    FROM request
    GROUP BY GROUPING SETS (("week"), ())`;
}

/** Quotes by the week they were sent, and all together in the row without a week. A replaced quote does not count. */
function countQuotes({ from, to }: Period): Promise<QuoteRow[]> {
  return db().$queryRaw<QuoteRow[]>`
    WITH quote AS (
      SELECT date_trunc('week', "sentAt" AT TIME ZONE ${business.timeZone}) AS "week", "totalCents", "state" = 'accepted' AS "accepted"
      FROM "Quote"
      WHERE "sentAt" >= ${from}::timestamptz AND "sentAt" < ${to}::timestamptz AND "state" IN ('sent', 'accepted', 'declined')
    )
    SELECT
      to_char("week", 'YYYY-MM-DD') AS "week",
      count(*)::int AS "quotes",
      coalesce(sum("totalCents"), 0)::float8 AS "quotedCents",
      (count(*) FILTER (WHERE "accepted"))::int AS "accepted",
      coalesce(sum("totalCents") FILTER (WHERE "accepted"), 0)::float8 AS "acceptedCents"
    FROM quote
    GROUP BY GROUPING SETS (("week"), ())`;
}
