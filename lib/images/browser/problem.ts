/** Why a picture cannot be uploaded, in words for whoever chose it. */
export class UploadProblem extends Error {
  override name = "UploadProblem";

  constructor(
    message: string,
    /** Whether the same file may yet succeed. */
    readonly canRetry = true,
  ) {
    super(message);
  }
}
