import type { Method, PatternSegment, Version } from '../syntax/ast';
import { UNKNOWN } from '../values/fault';
import { PathValue, type Outcome } from '../values/value';
import type { Code, Evaluation } from './evaluation';

/** A segment that may have any value, in the path of the documents that a query could find. */
export const ANY = Symbol('one segment');
/** Any number of such segments. */
export const REST = Symbol('segments');

/** A segment of the path of a request. Of the paths that a query could find only some segments are known. */
export type PathPart = string | typeof ANY | typeof REST;

export interface CompiledAllow {
  methods: ReadonlySet<Method>;
  code: Code;
}

/** A `match` with its content, or the service itself, with an empty pattern. */
export interface MatchNode {
  pattern: readonly PatternSegment[];
  /** Index of the pattern's first wildcard in the bindings. */
  firstBinding: number;
  allows: readonly CompiledAllow[];
  matches: readonly MatchNode[];
}

/** Evaluates the rules of a service for one request. */
export class RuleEvaluation {
  readonly #bindings: Outcome[] = [];

  constructor(
    private readonly evaluation: Evaluation,
    private readonly method: Method,
    private readonly version: Version,
    private readonly path: readonly PathPart[],
  ) {}

  /** True when one of the rules for this path allows the request. */
  allows(service: MatchNode): boolean {
    return this.enter(service, 0, 0, service.firstBinding) && !this.evaluation.isOverLimit;
  }

  /** Matches the pattern from `segment` on with the path from `at` on. */
  private enter(node: MatchNode, segment: number, at: number, binding: number): boolean {
    const expected = node.pattern[segment];
    if (!expected) return this.inside(node, at);
    if (expected.kind === 'rest') return this.enterRest(node, segment, at, binding);
    const part = this.path[at];
    if (part === undefined || part === REST || part === '') return false;
    if (expected.kind === 'literal') return part === expected.text && this.enter(node, segment + 1, at + 1, binding);
    this.#bindings[binding] = part === ANY ? UNKNOWN : part;
    return this.enter(node, segment + 1, at + 1, binding + 1);
  }

  /** `{name=**}` takes any number of segments, in version 2 none too. */
  private enterRest(node: MatchNode, segment: number, at: number, binding: number): boolean {
    for (let end = this.version === 1 ? at + 1 : at; end <= this.path.length; end += 1) {
      const parts = this.path.slice(at, end);
      this.#bindings[binding] = parts.every((part) => typeof part === 'string') ? new PathValue(parts) : UNKNOWN;
      if (this.enter(node, segment + 1, end, binding + 1)) return true;
    }
    return false;
  }

  private inside({ allows, matches }: MatchNode, at: number): boolean {
    if (at === this.path.length) {
      const frame = { evaluation: this.evaluation, bindings: this.#bindings, locals: [] };
      for (const { methods, code } of allows) if (methods.has(this.method) && code(frame) === true) return true;
    }
    return matches.some((match) => this.enter(match, 0, at, match.firstBinding));
  }
}
