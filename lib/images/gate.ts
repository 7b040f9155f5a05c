/**
 * Lets only so many pieces of work run at once; the others wait for their turn in the order they came.
 * @returns a function that runs the work it is given when there is room, and answers what it answers.
 */
export function gate(room: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= room) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
