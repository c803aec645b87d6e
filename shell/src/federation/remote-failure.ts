/** A remote, or one of its pages, could not be brought onto the page: shown by its boundary, no bug of the shell. */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';

  constructor(
    readonly remote: string,
    options?: ErrorOptions,
  ) {
    super(`${remote} could not be loaded`, options);
  }
}

/** Says of a page that it waits for something which will not come. */
export const NEVER_CAME = 'never came';

/** A part of a remote that is already on the page asked for code that could not be had. */
const isMissingChunk = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Some code of a remote could not be had; anything else is a bug of it. */
export const isExpectedFailure = (error: unknown): boolean => error instanceof RemoteFailure || isMissingChunk(error);

/** A script that did not arrive may do so the next time. One that took too long, or ran and failed, would do the same again. */
export const didNotArrive = (error: unknown): boolean =>
  error instanceof Error && (isMissingChunk(error) || error.message.includes('ScriptNetworkError')) && !/time(d )?out/.test(error.message);
