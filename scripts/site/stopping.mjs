import { endChildren } from "../setup/child.mjs";

const LOOK_EVERY_MS = 250;

/**
 * Collects what has to be undone, and undoes it, last first, when the process is asked to end: by Ctrl-C, by a
 * signal, or because the `npm` that ran it was killed.
 * @param {number} askedCode the exit code then
 */
export function untilAsked(askedCode) {
  /** @type {(() => unknown)[]} */
  const undo = [];
  /** @type {(() => void)[]} */
  const first = [];
  /** @type {(() => void)[]} */
  const last = [];
  let stopping;

  /**
   * @param {number} code exit code
   * @param {string} [text] said first
   */
  const stop = (code, text) => {
    stopping ??= (async () => {
      if (text) console.log(`\n${text}`);
      for (const step of first) step();
      endChildren();
      for (const step of undo.reverse()) {
        try {
          await step();
        } catch (error) {
          console.error(error);
        }
      }
      for (const step of last) step();
      process.exit(code);
    })();
    return stopping;
  };

  // npm passes the terminal's Ctrl-C on to us, who got it already: a second signal means nothing new.
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => stop(askedCode, "Stopping …"));

  if (process.env.npm_lifecycle_event) {
    const npm = process.ppid;
    setInterval(() => {
      if (process.ppid !== npm) stop(askedCode, "npm has ended: stopping too …");
    }, LOOK_EVERY_MS).unref();
  }

  return {
    /** @param {() => unknown} step */
    onStop: (step) => undo.push(step),
    /** @param {() => void} step done before all that is undone */
    onBegin: (step) => first.push(step),
    /** @param {() => void} step done after all that was undone */
    onEnd: (step) => last.push(step),
    stop,
    isStopping: () => stopping !== undefined,
  };
}
