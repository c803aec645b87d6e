/**
 * The result of an expression that has failed or whose value is unknown. Both are treated alike, since neither may allow anything: `&&` and `||` ignore a
 * fault when the other side decides, and everything else returns it.
 */
export class Fault {
  constructor(readonly reason: string) {}
}

/** The result where a list rule needs a property of the documents that the query does not prove. */
export const UNKNOWN = new Fault('not known from the query alone');
