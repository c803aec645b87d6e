/** Measures how long work takes, for a line that says so, such as `12.3 s`. Call it before; call what it returns when the work is done. */
export function timeTaken(): () => string {
  const started = performance.now();
  return () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
