/** Under fake timers: lets everything arrive that is on its way and waits for no timer. */
export async function settle(): Promise<void> {
  // Each turn runs what the one before has made ready: a lazy module, its first answer, what that leads to.
  for (let turn = 0; turn < 10; turn++) await jest.advanceTimersByTimeAsync(0);
}
