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

export const isExpectedFailure = (error: unknown): error is RemoteFailure => error instanceof RemoteFailure;
