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
export const NEVER_LOADED = 'never came';

const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Whether a loaded remote could not load further code, its own or the kit's. Then only that code must be requested again. */
export const lacksChunk = (error: unknown): boolean => isMissingChunk(error instanceof RemoteFailure ? error.cause : error);

/** Whether code of a remote could not be loaded. Any other error is a bug in the remote. */
export const isExpectedFailure = (error: unknown): boolean => error instanceof RemoteFailure || isMissingChunk(error);

/** Whether a script did not arrive, which waiting for the network may mend. After a timeout or a failed run it would most likely fail again. */
export const didNotArrive = (error: unknown): boolean =>
  error instanceof Error && (isMissingChunk(error) || error.message.includes('ScriptNetworkError')) && !/time(d )?out/.test(error.message);
