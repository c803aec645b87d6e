/**
 * A problem or success, passed from the code that detects it to the code that shows it (D-02). `key` is looked up in the
 * catalogue of codes; `text` is the en-US default with `%s` for each of `args` (empty if the browser found the problem, since it has the
 * catalogue); `list` are messages of which one sentence consists, in place of the first argument; `field` is the input it belongs to; `detail`
 * is the original text of the service, for support; `requestId` is how the server's log names the request that failed; `retryAfter` is after how
 * many seconds the server wants to be asked again, if it says so.
 */
export interface Message {
  code?: number;
  key?: string;
  text: string;
  args?: (string | number)[];
  list?: Message[];
  field?: string;
  detail?: string;
  requestId?: string;
  retryAfter?: number;
}

/** A value, or the problem because of which there is none. Functions return it if the user must see why they fail. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: Message };

/** Replaces each `%s` from left to right. One without an argument becomes empty (D-02). */
export function formatMessage(text: string, args: readonly (string | number)[] = []): string {
  let next = 0;
  return text.replace(/%s/g, () => String(args[next++] ?? ''));
}
