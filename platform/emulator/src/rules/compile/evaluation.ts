import { Fault } from '../values/fault';
import type { Outcome } from '../values/value';
import type { Lookups } from '../lookups/lookups';

/** The most expressions that the real service evaluates for a request. */
const MAX_EXPRESSIONS = 1000;

export const TOO_MANY_EXPRESSIONS = new Fault('the rules evaluate more than 1000 expressions');

/** One request that rules decide: what they know of it, and how many expressions they may still evaluate. */
export class Evaluation {
  #remaining = MAX_EXPRESSIONS;

  constructor(
    readonly request: Outcome,
    readonly resource: Outcome,
    readonly lookups: Lookups,
    readonly debug: (line: string) => void,
  ) {}

  /** Counts an expression. False when the request has exceeded the limit. */
  spend(): boolean {
    this.#remaining -= 1;
    return this.#remaining >= 0;
  }

  /** A request that exceeded a limit is refused, whatever its rules return. */
  get isOverLimit(): boolean {
    return this.#remaining < 0 || this.lookups.isOverLimit;
  }
}

/** The values of names during the evaluation of an expression. */
export interface StackFrame {
  evaluation: Evaluation;
  /** Values of the wildcards of the surrounding matches, outermost first. */
  bindings: readonly Outcome[];
  locals: Outcome[];
}

export type Code = (frame: StackFrame) => Outcome;
