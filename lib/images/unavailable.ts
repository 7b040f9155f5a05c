import "server-only";
import { ApiError } from "@/lib/http/errors";

/** The error when the image store is full, unreachable or too slow. */
export const storeUnavailable = () =>
  new ApiError(
    "image_store_unavailable",
    "Pictures cannot be stored right now. Please try again in a few minutes.",
    { headers: { "Retry-After": "60" } },
  );
