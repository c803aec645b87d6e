/**
 * Does at most `atOnce` pieces of work at the same time, in the order in which they are asked for. Who asks for one piece after another, such as
 * a company with many sessions, queues again for each, so that all have their turn.
 */
export function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const queue: (() => void)[] = [];
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
