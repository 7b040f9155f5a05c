import { route } from "@/lib/http/endpoint";
import { ApiError } from "@/lib/http/errors";

const nothingHere = () => {
  throw new ApiError("not_found", "There is nothing at this URL.");
};

// What no other file under /api answers: JSON, whatever the method.
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: nothingHere,
  POST: nothingHere,
  PUT: nothingHere,
  PATCH: nothingHere,
  DELETE: nothingHere,
});
