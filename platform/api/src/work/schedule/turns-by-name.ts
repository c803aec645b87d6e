/**
 * Does work of one name one after the other, in the order in which it is asked for; work of different names goes on side by side. For changes that
 * would refuse each other on this server, because all of them read and write one document.
 */
export function createTurnsByName(): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<void>>();
  return async (name, work) => {
    const own = (last.get(name) ?? Promise.resolve()).then(work);
    const end = own.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, end);
    try {
      return await own;
    } finally {
      if (last.get(name) === end) last.delete(name);
    }
  };
}
