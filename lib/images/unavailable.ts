import "server-only";
import { ApiError } from "@/lib/http/errors";

/** The store of pictures is full, away or too slow. */
export const storeUnavailable = () =>
  new ApiError(
    "image_store_unavailable",
    "Pictures cannot be stored right now. Please try again in a few minutes.",
    { headers: { "Retry-After": "60" } },
  );
