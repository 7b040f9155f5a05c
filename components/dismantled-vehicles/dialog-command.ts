/**
 * Attributes with which the platform opens or closes a dialog by a button, before scripts have come and without any. React
 * does not know them by name yet; where a browser does not either, the button's own handler does the work.
 */
export function dialogCommand(command: "show-modal" | "close", id: string): Record<string, string> {
  return { command, commandfor: id };
}
