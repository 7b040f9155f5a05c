/**
 * Attributes with which the platform opens or closes a dialog by a button, before scripts have come and without any. React
 * does not know them by name yet; where a browser does not either, the button's own handler does the work.
 */
export function dialogCommand(command: "show-modal" | "close", id: string): Record<string, string> {
  return { command, commandfor: id };
}

/** Whether the browser carries out the attributes itself: a handler must then not open or close the dialog before it. */
export const hasDialogCommands = (): boolean => "commandForElement" in HTMLButtonElement.prototype;
