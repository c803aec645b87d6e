/** A remote or one of its pages could not be loaded. The boundary of the page shows that; it is no bug of the shell. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly remote: string,
    options?: ErrorOptions,
  ) {
    super(`${remote} could not be loaded`, options);
  }
}

/** The message of the error for a page that keeps waiting for its code. */
export const NEVER_CAME = 'never came';

/** Whether a loaded part of a remote could not load further code. */
const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Whether code of a remote could not be loaded. Any other error is a bug in the remote. */
export const isExpectedFailure = (error: unknown): boolean => error instanceof RemoteFailure || isMissingChunk(error);

/** Whether another request for the script may succeed. After a timeout or a failed run it would most likely fail again. */
export const didNotArrive = (error: unknown): boolean =>
  error instanceof Error && (isMissingChunk(error) || error.message.includes('ScriptNetworkError')) && !/time(d )?out/.test(error.message);
