/** The statuses that end a request, of all kinds. */
const CLOSED_STATUSES: readonly string[] = ["fulfilled", "completed", "cancelled"];

/** Whether a request with this status has ended. */
export const isClosedStatus = (status: string): boolean => CLOSED_STATUSES.includes(status);

/** The line of the conversation when a request ends or continues. Customers see it too. */
export function statusLine(status: string, isWithdrawn: boolean): string {
  if (isWithdrawn) return "Request withdrawn.";
  if (!isClosedStatus(status)) return "Request reopened.";
  return status === "cancelled" ? "Request canceled." : "Request completed.";
}
