import { endChildren } from "../setup/child.mjs";

const LOOK_EVERY_MS = 250;

/**
 * Collects what has to be undone, and undoes it, last first, when the process is asked to end: by Ctrl-C, by a
 * signal, or because the `npm` that ran it was killed. Asked to, it ends with exit code 0.
 */
export function untilAsked() {
  /** @type {(() => unknown)[]} */
  const undo = [];
  let stopping;

  /**
   * @param {number} code exit code
   * @param {string} [text] said first
   */
  const stop = (code, text) => {
    stopping ??= (async () => {
      if (text) console.log(`\n${text}`);
      endChildren();
      for (const step of undo.reverse()) {
        try {
          await step();
        } catch (error) {
          console.error(error);
        }
      }
      process.exit(code);
    })();
    return stopping;
  };

  // npm passes the terminal's Ctrl-C on to us, who got it already: a second signal means nothing new.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => stop(0, "Stopping …"));

  if (process.env.npm_lifecycle_event) {
    const npm = process.ppid;
    setInterval(() => {
      if (process.ppid !== npm) stop(0, "npm has ended: stopping too …");
    }, LOOK_EVERY_MS).unref();
  }

  return {
    /** @param {() => unknown} step */
    onStop: (step) => undo.push(step),
    stop,
    isStopping: () => stopping !== undefined,
  };
}
