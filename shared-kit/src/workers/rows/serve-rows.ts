import type { Progress } from 'shared-kit/model/pacing';
import type { DataColumn } from '../../model/rows/data-column';
import { RowTable, type RowTableOptions, type ShownView } from '../../model/rows/row-table';
import { keptJob, type KeptJob } from '../kept/kept-job';
import { FIRST_ROWS, PRINTED_ROWS } from './row-source';
import type { RowsPush, RowsRequest } from './rows-protocol';
import { writeRows } from './write-rows';

/** The least time between two pushes while rows arrive: the page draws them all. */
const PUSH_MS = 100;
/** So many pushes are remembered, since the user may begin to point at rows while newer ones are under way. */
const REMEMBERED = 8;

type Push<T, About> = (push: RowsPush<T, About>) => void;
type Shown = Pick<Extract<RowsRequest<never>, { kind: 'show' }>, 'id' | 'from' | 'to'>;

/** The rows of a table in the worker that makes them. Each change is shown in the page. */
export class ServedRows<T extends object, About> {
  readonly #table: RowTable<T>;
  #about: About | undefined;
  #isPartial = false;
  #shown: Shown = { id: 0, from: 0, to: FIRST_ROWS };
  #push: Push<T, About> | undefined;
  #fail = (_error: unknown) => {};
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pushedAt = -Infinity;
  #version = 0;
  #content = 0;
  #isAboutNew = false;
  readonly #views = new Map<number, ShownView>();
  readonly #stamps = new WeakMap<T, number>();
  #lastStamp = 0;

  constructor(options: RowTableOptions<T>) {
    this.#table = new RowTable(options);
  }

  /** Another meaning of the filters from now on, for rows that are filtered by something that changes. */
  set passes(passes: NonNullable<RowTableOptions<T>['passes']>) {
    this.#table.passes = passes;
    this.#changed();
  }

  /** What the page gets to know about all rows, such as their columns. Columns, rows and this change together. */
  replace(columns: readonly DataColumn<T>[], rows: readonly T[], about: About): void {
    this.#table.columns = columns;
    this.#table.replace(rows);
    // Their slots may now belong to other rows.
    this.#views.clear();
    this.describe(about);
  }

  /** Adds and changes rows, and removes those of some keys. Costs what these rows cost. */
  put(rows: readonly T[], removed?: readonly string[]): void {
    this.#table.put(rows, removed);
    this.#changed();
  }

  /** The page gets an object once, which is not looked into: another one says that something has changed. */
  describe(about: About): void {
    if (about !== this.#about) this.#isAboutNew = true;
    this.#about = about;
    this.#changed();
  }

  /** Says whether more rows are still being read. */
  set isPartial(isPartial: boolean) {
    this.#isPartial = isPartial;
    this.#changed();
  }

  /** Shows at once what has changed. Called by {@link serveRows}. */
  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // Nothing can be shown before there are columns.
    if (!this.#push || this.#about === undefined) return;
    try {
      this.#push(this.#next());
      this.#pushedAt = performance.now();
      this.#isAboutNew = false;
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Called by {@link serveRows}. */
  async handle(
    request: Exclude<RowsRequest<never>, { kind: 'own' }>,
    context: { output: Push<T, About>; onProgress: (progress: Progress) => void; signal: AbortSignal },
  ) {
    const table = this.#table;
    switch (request.kind) {
      case 'watch':
        this.#push = context.output;
        this.#isAboutNew = true;
        return new Promise<never>((_, reject) => (this.#fail = reject));
      case 'show': {
        const { question, hold, showsWaiting } = request;
        this.#shown = request;
        if (hold === null) table.release();
        else table.hold(this.#views.get(hold));
        if (table.ask(question)) this.#content++;
        if (showsWaiting) table.showWaiting();
        return this.flush();
      }
      case 'print':
        return JSON.stringify(table.shown(0, PRINTED_ROWS).map(({ row }) => row));
      case 'write':
        return writeRows(table.rows(request.which), table.columns, request.options, context);
    }
  }

  #changed(): void {
    this.#content++;
    this.#timer ??= setTimeout(() => this.flush(), Math.max(0, this.#pushedAt + PUSH_MS - performance.now()));
  }

  #next(): RowsPush<T, About> {
    const { id, from, to } = this.#shown;
    const version = ++this.#version;
    const counts = this.#table.counts();
    this.#views.set(version, this.#table.shownView());
    this.#views.delete(version - REMEMBERED);
    const rows = this.#table.shown(from, to).map((shown) => ({ ...shown, stamp: this.#stampOf(shown.row) }));
    return {
      version,
      content: this.#content,
      id,
      ...counts,
      isPartial: this.#isPartial,
      from,
      rows,
      ...(this.#isAboutNew && { about: this.#about! }),
    };
  }

  /** The number of a row object, by which the page recognizes a row that has not changed. */
  #stampOf(row: T): number {
    const stamp = this.#stamps.get(row) ?? ++this.#lastStamp;
    this.#stamps.set(row, stamp);
    return stamp;
  }
}

/** Answers a page's own requests, by which it has rows made. */
export type RowsMaker<Req, Res> = (
  request: Req,
  context: { signal: AbortSignal; onProgress: (progress: Progress) => void },
) => Promise<Res>;

export type RowsJob<T, Req, Res, About> = KeptJob<RowsRequest<Req>, unknown, RowsPush<T, About>> & { readonly answers?: Res };

/**
 * The job of a worker that makes and keeps the rows of a table, and answers what the page shows of them. `begin` gets the rows, and returns what
 * answers the page's own requests: `serveWorker(serveRows(begin))`.
 */
export function serveRows<T extends object, Req, Res, About>(
  options: RowTableOptions<T>,
  begin: (rows: ServedRows<T, About>) => RowsMaker<Req, Res>,
): RowsJob<T, Req, Res, About> {
  return keptJob<RowsRequest<Req>, unknown, RowsPush<T, About>>(() => {
    const rows = new ServedRows<T, About>(options);
    const make = begin(rows);
    return async (request, context) => {
      if (request.kind !== 'own') return rows.handle(request, context);
      const answer = await make(request.request, context);
      // The page knows the rows before it knows that they are made.
      rows.flush();
      return answer;
    };
  });
}
