/** Waits for the work; when it fails, takes back what was done beside it before the failure goes on. */
export async function orUndo<T>(work: Promise<T>, undo: () => Promise<unknown>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    // The reason for the failure matters more than that something could not be tidied up.
    await undo().catch(() => undefined);
    throw error;
  }
}
