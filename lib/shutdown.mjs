// What has to be finished before the server exits. The server and the code that Next bundles import this same file.

/** @type {(() => Promise<void>)[]} */
const tasks = [];

/**
 * Registers a function that is called, and waited for, before the server exits.
 * @param {() => Promise<void>} task
 */
export function beforeExit(task) {
  tasks.push(task);
}

/** Calls the registered functions, and waits for them. Failures are ignored: the server exits anyway. */
export async function finishTasks() {
  await Promise.allSettled(tasks.map((task) => task()));
}
