import type { Span } from '../syntax/ast';
import type { SourceFile } from '../syntax/rules-error';
import { Fault } from '../values/fault';
import type { Code } from './evaluation';

/** Hits of one part of the rules: true, and not true. */
export interface CoverageEntry {
  /** `allow` is a whole statement; `condition` is a part of a statement or function that can decide about it. */
  kind: 'allow' | 'condition';
  line: number;
  column: number;
  text: string;
  allowed: number;
  denied: number;
  /** The possible outcomes that no request has caused. */
  missing: ('allowed' | 'denied')[];
}

export interface CoverageCounts {
  allowed: readonly number[];
  denied: readonly number[];
  noAnswers: readonly number[];
}

interface Point extends Omit<CoverageEntry, 'allowed' | 'denied' | 'missing'> {
  /** Its only possible outcome, when it is a literal. */
  constant: boolean | undefined;
}

/** Counts how often the parts of a rules file allowed and denied. Always on, since counting costs almost nothing. */
export class Coverage {
  readonly #points: Point[] = [];
  readonly #allowed: number[] = [];
  readonly #denied: number[] = [];
  /** Parts whose value was no boolean: results of functions with other values, which decide nothing. */
  readonly #noAnswers = new Set<number>();

  constructor(private readonly file: SourceFile) {}

  /** Registers a part of the file. Returns its code, which then counts each outcome. */
  counting(code: Code, kind: Point['kind'], { start, end }: Span, constant: boolean | undefined): Code {
    const index = this.#points.length;
    const text = this.file.text.slice(start, end).replace(/\s+/g, ' ');
    this.#points.push({ kind, ...this.file.place(start), text, constant });
    this.#allowed.push(0);
    this.#denied.push(0);
    return (frame) => {
      const outcome = code(frame);
      const counts = outcome === true ? this.#allowed : this.#denied;
      if (kind === 'condition' && typeof outcome !== 'boolean' && !(outcome instanceof Fault)) this.#noAnswers.add(index);
      else counts[index] = (counts[index] ?? 0) + 1;
      return outcome;
    };
  }

  entries(): CoverageEntry[] {
    const entries = this.#points.flatMap(({ constant, ...point }, index): CoverageEntry[] => {
      if (this.#noAnswers.has(index)) return [];
      const allowed = this.#allowed[index] ?? 0;
      const denied = this.#denied[index] ?? 0;
      const missing: CoverageEntry['missing'] = [];
      if (allowed === 0 && constant !== false) missing.push('allowed');
      if (denied === 0 && constant !== true) missing.push('denied');
      return [{ ...point, allowed, denied, missing }];
    });
    return entries.sort((a, b) => a.line - b.line || a.column - b.column);
  }

  /** A line for each part of the rules that never allowed or never denied a request. */
  gaps(): string[] {
    return this.entries().flatMap(({ kind, line, column, text, missing }) =>
      missing.map((what) => `${this.file.fileName}:${line}:${column}: never ${what}: ${kind === 'allow' ? text : `(${text})`}`),
    );
  }

  /** The counts, to be added up over several processes. */
  counts(): CoverageCounts {
    return { allowed: [...this.#allowed], denied: [...this.#denied], noAnswers: [...this.#noAnswers] };
  }

  /** Adds counts that another process made with the same file. */
  add({ allowed, denied, noAnswers }: CoverageCounts): void {
    if (allowed.length !== this.#points.length || denied.length !== this.#points.length) {
      throw new Error(`The counts are not of this ${this.file.fileName}.`);
    }
    allowed.forEach((count, index) => (this.#allowed[index] = (this.#allowed[index] ?? 0) + count));
    denied.forEach((count, index) => (this.#denied[index] = (this.#denied[index] ?? 0) + count));
    for (const index of noAnswers) this.#noAnswers.add(index);
  }

  reset(): void {
    this.#allowed.fill(0);
    this.#denied.fill(0);
    this.#noAnswers.clear();
  }
}
