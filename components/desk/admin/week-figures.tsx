"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { weekQuery } from "@/components/desk/admin/desk-queries";
import { dollars } from "@/components/desk/admin/numbers/numbers-text";
import { Skeleton } from "@/components/ui/skeleton";
import type { WeekSummary } from "@/lib/desk/numbers";
import { shopDuration } from "@/lib/response-clock-text";

/** A figure with its words. Phones show those with a place in `phone`, in that order and with other words if given. */
type Figure = { value: string; words: string; phone?: { place: string; words?: string } };

function figuresOf(week: WeekSummary): Figure[] {
  const { medianFirstReplyMinutes: reply, withinPromisePercent: within } = week;
  const count = (value: number) => value.toLocaleString("en-US");
  return [
    {
      value: count(week.requests),
      words: week.requests === 1 ? "request" : "requests",
      phone: { place: "max-md:order-3", words: "this week" },
    },
    {
      value: reply === null ? "–" : shopDuration(reply),
      words: "to first reply",
      phone: { place: "max-md:order-1 max-md:border-l-0 max-md:pl-0" },
    },
    {
      value: within === null ? "–" : `${Math.round(within)} %`,
      words: "within the promise",
      phone: { place: "max-md:order-2" },
    },
    {
      value: count(week.quotes),
      words: `${week.quotes === 1 ? "quote" : "quotes"}, ${dollars(week.quotedCents)}`,
    },
    { value: count(week.accepted), words: `accepted, ${dollars(week.acceptedCents)}` },
  ];
}

const numbersLink = "text-15 text-(--color-link) underline underline-offset-3";

/** The figures of this week, with the link to all numbers. They are left out if they cannot be loaded. */
export function WeekFigures() {
  const { data: week, isPending } = useQuery(weekQuery);
  if (isPending) {
    return (
      <div className="w-full py-2 min-[68.75rem]:w-auto" aria-hidden="true">
        <Skeleton className="h-6 w-full max-w-140 min-[68.75rem]:w-140" />
      </div>
    );
  }
  if (!week) {
    return (
      <Link className={numbersLink} href="/admin/desk/numbers" prefetch={false}>
        Numbers
      </Link>
    );
  }
  return (
    <section
      aria-label="This week"
      className="w-full border-line max-md:border-y max-md:py-2.5 min-[68.75rem]:w-auto"
    >
      <ul className="flex text-ink-3 md:flex-wrap md:items-baseline md:gap-y-1">
        <li className="pr-3.5 text-15 max-md:hidden xl:pr-4" aria-hidden="true">
          This week
        </li>
        {figuresOf(week).map(({ value, words, phone }) => (
          <li
            key={words}
            className={`border-line text-15 leading-snug max-md:flex-1 max-md:px-2.5 border-l md:px-3.5 xl:px-4 ${phone ? phone.place : "max-md:hidden"}`}
          >
            <strong className="font-bold font-sign text-22 text-ink max-md:block">{value}</strong>{" "}
            {phone?.words ? (
              <>
                <span className="max-md:hidden">{words}</span>
                <span className="md:hidden">{phone.words}</span>
              </>
            ) : (
              words
            )}
            {phone?.words && (
              <Link
                className={`${numbersLink} block min-h-6 md:hidden`}
                href="/admin/desk/numbers"
                prefetch={false}
              >
                Numbers
              </Link>
            )}
          </li>
        ))}
        <li className="border-line max-md:hidden md:border-l md:pl-3.5 xl:pl-4">
          <Link className={numbersLink} href="/admin/desk/numbers" prefetch={false}>
            Numbers
          </Link>
        </li>
      </ul>
    </section>
  );
}
