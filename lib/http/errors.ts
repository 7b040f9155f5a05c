/** Every error code with its status. */
const STATUS_OF = {
  malformed_json: 400,
  invalid_input: 400,
  invalid_query: 400,
  invalid_id: 400,
  damaged_image: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  invalid_token: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  duplicate_stock_number: 409,
  conflict: 409,
  image_taken: 409,
  note_id_in_use: 409,
  request_in_progress: 409,
  changed_by_someone_else: 412,
  body_too_large: 413,
  too_many_pixels: 413,
  unsupported_media_type: 415,
  invalid_image: 415,
  idempotency_key_reused: 422,
  too_many_requests: 429,
  locked: 429,
  internal_error: 500,
  database_unavailable: 503,
  vin_service_unavailable: 503,
  image_store_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF;

/** Messages by field path, such as { "customerInfo.phone": "Phone number is required" }. */
export type FieldErrors = Record<string, string>;

/** The body of an error response. */
export type ErrorEnvelope = { error: string; code: ErrorCode; fields?: FieldErrors };

/** An expected error of the API, which the wrapper turns into a response. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: { fields?: FieldErrors; headers?: Record<string, string> } = {},
  ) {
    super(message);
    this.status = STATUS_OF[code];
  }
}

/** The response for an error: the envelope with its status. */
export function errorResponse(error: ApiError): Response {
  const body: ErrorEnvelope = { error: error.message, code: error.code };
  if (error.details.fields) body.fields = error.details.fields;
  return Response.json(body, {
    status: error.status,
    headers: { "Cache-Control": "no-store", ...error.details.headers },
  });
}

/** The error for calls to which the database did not respond in time. */
export const databaseUnavailable = () =>
  new ApiError(
    "database_unavailable",
    "The database cannot be reached right now. Please try again in a moment.",
    { headers: { "Retry-After": "5" } },
  );
