/** An upload failed. The message is shown to the user. */
export class UploadError extends Error {
  override name = "UploadError";

  constructor(
    message: string,
    /** Whether a retry with the same file can succeed. */
    readonly canRetry = true,
  ) {
    super(message);
  }
}
