import { route } from "@/lib/http/endpoint";
import { ApiError } from "@/lib/http/errors";

const notFound = () => {
  throw new ApiError("not_found", "There is nothing at this URL.");
};

// Responds to all unknown URLs under /api with JSON, for every method.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
});
