/** The day the privacy policy took effect and was last changed. */
export const POLICY_DATE = { iso: "2025-05-28", words: "May 28, 2025" };
