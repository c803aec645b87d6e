/** The part of `AbortSignal` that long work uses. The model is compiled without DOM types. */
export interface CancelSignal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}
