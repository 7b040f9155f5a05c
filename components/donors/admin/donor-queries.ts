import { queryOptions } from "@tanstack/react-query";
import { adminRequest } from "@/lib/auth/browser/admin-request";
import type { DonorView } from "@/lib/donors/schema";

/** The donor vehicles for a request, best first. */
export const donorsQuery = (reference: string) =>
  queryOptions({
    queryKey: ["donors", reference],
    queryFn: ({ signal }) =>
      adminRequest<DonorView[]>(`/api/admin/conversations/${encodeURIComponent(reference)}/donors`, {
        signal,
      }),
  });
