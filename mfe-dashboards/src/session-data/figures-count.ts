import { figuresOf, type SessionFigures } from 'shared-kit/model';

/** Counts addresses by the flags of all their readings, and follows changes. */
export class FiguresCount {
  readonly figures = figuresOf([]);

  /** An address has other flags than before; undefined while there is no such address. */
  change(before: number | undefined, now: number | undefined): void {
    const of = (flags: number | undefined) => figuresOf(flags === undefined ? [] : [flags]);
    const [gone, added] = [of(before), of(now)];
    for (const name of Object.keys(added) as (keyof SessionFigures)[]) this.figures[name] += added[name] - gone[name];
  }
}
