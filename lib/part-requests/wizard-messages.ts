/** The wizard's messages about its two requests, decoding and submitting, besides the server's. */

export const LOOKUP_UNAVAILABLE =
  "Vehicle database service is temporarily unavailable. Please try again later.";

export const SUBMIT_MESSAGES = {
  submitted: "Part request submitted successfully! Our team will contact you shortly.",
  failed: "Failed to submit request",
  nonJson: "Received non-JSON response from server",
  tryAgain: "Please try again or contact support if the problem persists",
} as const;
