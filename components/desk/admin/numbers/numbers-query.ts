import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import { type DeskNumbers, WEEK_CHOICES } from "@/lib/desk/numbers";

export const NUMBERS_KEY = ["desk", "numbers"];

/** The figures of the last weeks. Those shown before stay until these are loaded. */
export const numbersQuery = (weeks: number) =>
  queryOptions({
    queryKey: [...NUMBERS_KEY, weeks],
    queryFn: ({ signal }) => adminRequest<DeskNumbers>(`/api/admin/desk/numbers?weeks=${weeks}`, { signal }),
    placeholderData: keepPreviousData,
  });

/** The number of weeks in a URL, or the default if it is not one of the choices. */
export function readWeeks(value: string | null): number {
  return WEEK_CHOICES.find((choice) => String(choice) === value) ?? WEEK_CHOICES[0];
}
