/** With fake timers: awaits everything pending that does not depend on a timer. */
export async function settle(): Promise<void> {
  // Each turn runs what the previous one has triggered: a lazy module, its first result, and so on.
  for (let turn = 0; turn < 10; turn++) await jest.advanceTimersByTimeAsync(0);
}
