import { endCommands } from "./commands.mjs";

/**
 * Collects cleanup functions, and runs them, last first, on a signal or when `stop` is called.
 * @param {number} signalCode the exit code after a signal
 */
export function handleShutdown(signalCode) {
  /** @type {(() => unknown)[]} */
  const steps = [];
  let isStopping = false;

  /** @param {number} code the exit code */
  async function stop(code) {
    if (isStopping) return;
    isStopping = true;
    endCommands();
    for (const step of steps.reverse()) {
      try {
        await step();
      } catch (error) {
        console.error(error);
      }
    }
    process.exit(code);
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signalCode));
  return {
    stop,
    isStopping: () => isStopping,
    onStop: (/** @type {() => unknown} */ step) => void steps.push(step),
  };
}
