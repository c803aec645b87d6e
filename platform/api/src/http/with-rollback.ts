/** Waits for the work; when it fails, runs `undo` and then throws the work's error. */
export async function withRollback<T>(work: Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // An error of `undo` must not hide the reason for the failure.
    await undo().catch(() => undefined);
    throw error;
  }
}
