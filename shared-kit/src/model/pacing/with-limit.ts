/**
 * The result of `work`, or after `limitMs` that of `late`, which may throw, as it does by default. The work then continues, and its
 * result or error is ignored.
 */
export async function withLimit<T>(work: Promise<T>, limitMs: number, late: () => T = () => tookLongerThan(limitMs)): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<T>((resolve, reject) => {
    timer = setTimeout(() => {
      try {
        resolve(late());
      } catch (error) {
        reject(error);
      }
    }, limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function tookLongerThan(limitMs: number): never {
  throw new Error(`took longer than ${limitMs} ms`);
}
