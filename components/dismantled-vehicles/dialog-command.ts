/**
 * Attributes of a button that opens or closes a dialog without JavaScript (invoker commands). React has no props for
 * them yet; in a browser that does not support them, the button's click handler opens or closes the dialog.
 */
export function dialogCommand(command: "show-modal" | "close", id: string): Record<string, string> {
  return { command, commandfor: id };
}

/** Whether the browser supports invoker commands: a click handler must then not open or close the dialog first. */
export const hasDialogCommands = (): boolean => "commandForElement" in HTMLButtonElement.prototype;
