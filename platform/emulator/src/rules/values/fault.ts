/**
 * No value: an expression went wrong, or its value cannot be known. Both count alike, since neither may ever
 * allow anything: `&&` and `||` pass over a fault where the other side decides, everything else hands it on.
 */
export class Fault {
  constructor(readonly reason: string) {}
}

/** The result where a list rule needs something of the documents that cannot be concluded from the query. */
export const UNKNOWN = new Fault('not known from the query alone');
