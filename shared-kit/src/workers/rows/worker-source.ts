import { problemOf, type Message, type Outcome } from 'shared-kit/model';
import type { Progress } from 'shared-kit/model/pacing';
import type { Question, WhichRows } from '../../model/rows/row-table';
import type { DownloadedFile } from '../file-as-blob';
import { KeptWorker } from '../kept/kept-worker';
import { FIRST_ROWS, type FileOptions, type RowSource, type SourceState, type TableView } from './row-source';
import type { PushedRow, RowsPush, RowsRequest } from './rows-protocol';
import type { RowsJob } from './serve-rows';

/** Rows that are fetched beyond those on the screen, so that turning a page and scrolling find them here. */
const BEYOND = 60;
/** More are fetched when only so many are left. */
const LEAST_BEYOND = 20;
/** The rows for paper are fetched when nothing has changed for so long. */
const PRINT_PAUSE_MS = 500;

const NOTHING_YET: SourceState<never> = {
  unfiltered: 0,
  total: 0,
  found: 0,
  waiting: 0,
  isPartial: false,
  isPending: true,
  rowAt: () => undefined,
};

const NOTHING_PUSHED = { version: 0, content: 0, from: 0, rows: [] };

const NO_PAPER = { content: 0, json: '[]' };

const isPlain = ({ orderBy, search, filter }: Question): boolean => orderBy === null && search === '' && filter === '';

/** Rows that a worker makes, keeps, sorts and searches: the page has those on the screen and some beside them. */
export class WorkerSource<T, Req, Res, About> implements RowSource<T> {
  readonly #worker: KeptWorker<RowsRequest<Req>, unknown, RowsPush<T, About>>;
  readonly #listeners = new Set<(isAnswer: boolean) => void>();
  #watch: AbortController | undefined;
  #state: SourceState<T> = NOTHING_YET;
  #about: About | undefined;
  #problem: Message | undefined;
  /** The user has asked what is not answered yet. */
  #isAsked = false;
  #pushed: Pick<RowsPush<T, About>, 'version' | 'content' | 'from' | 'rows'> = NOTHING_PUSHED;
  #view: TableView | undefined;
  #asked = { from: 0, to: FIRST_ROWS };
  #hold: number | null = null;
  #id = 0;
  /** Pushes that answer an earlier `show` than this one are out of date. */
  #leastId = 0;
  #paper = NO_PAPER;
  #printTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => Worker | Promise<Worker>, fallback: () => Promise<RowsJob<T, Req, Res, About>>) {
    this.#worker = new KeptWorker(start, fallback);
  }

  /** Answers to the page's own requests, by which it has rows made. Rejects with the signal's reason, or with a `WorkerError` that has the problem. */
  async run(request: Req, options: { signal: AbortSignal; onProgress?: (progress: Progress) => void }): Promise<Res> {
    this.#begin();
    return (await this.#worker.run({ kind: 'own', request }, options)) as Res;
  }

  readonly read = (): SourceState<T> => this.#state;
  /** What the worker says about all rows, such as their columns; undefined until there is a table. */
  readonly readAbout = (): About | undefined => this.#about;
  /** Why the rows cannot be made, sorted or searched. */
  readonly readProblem = (): Message | undefined => this.#problem;

  readonly subscribe = (onChange: (isAnswer: boolean) => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  show(view: TableView): void {
    const before = this.#view;
    this.#view = view;
    const isHoldNew = view.isHeld !== (before?.isHeld ?? false);
    const isQuestionNew = JSON.stringify(view.question) !== JSON.stringify(before?.question);
    if (isHoldNew) this.#hold = view.isHeld ? this.#pushed.version : null;
    else if (isQuestionNew && view.isHeld) this.#hold = 0;
    if (isHoldNew || isQuestionNew) this.#leastId = this.#id + 1;
    if (isHoldNew || isQuestionNew || this.#needsMore(view)) this.#send(view);
    if (!isQuestionNew || (!before && isPlain(view.question))) return;
    this.#isAsked = true;
    // The first rows came in their own order.
    this.#change(before ? { ...this.#state, isPending: true } : NOTHING_YET, true);
  }

  showWaiting(): void {
    if (!this.#view) return;
    this.#hold = 0;
    this.#leastId = this.#id + 1;
    this.#isAsked = true;
    this.#send(this.#view, true);
  }

  printed(): readonly T[] {
    if (this.#paper.content !== this.#pushed.content && this.#state.found <= this.#pushed.rows.length)
      return this.#pushed.rows.map(({ row }) => row);
    return JSON.parse(this.#paper.json) as T[];
  }

  async write(
    which: WhichRows,
    options: FileOptions,
    signal: AbortSignal,
    onShare: (share: number) => void,
  ): Promise<Outcome<DownloadedFile>> {
    const onProgress = ({ done, total }: Progress) => onShare(done / total);
    return (await this.#worker.run({ kind: 'write', which, options }, { signal, onProgress })) as Outcome<DownloadedFile>;
  }

  /** Ends the worker, and with it all that it has read and made. */
  end(): void {
    clearTimeout(this.#printTimer);
    this.#watch?.abort();
    this.#watch = undefined;
    this.#worker.end();
  }

  #begin(): void {
    if (this.#watch) return;
    const watch = new AbortController();
    this.#watch = watch;
    const { signal } = watch;
    // Another worker numbers its versions and rows anew.
    this.#pushed = NOTHING_PUSHED;
    this.#paper = NO_PAPER;
    if (this.#hold !== null) this.#hold = 0;
    this.#worker.run({ kind: 'watch' }, { signal, onOutput: (push) => this.#take(push) }).catch((error: unknown) => {
      if (signal.aborted) return;
      this.#watch = undefined;
      this.#problem = problemOf(error);
      this.#change({ ...this.#state }, true);
    });
    if (this.#view) this.#send(this.#view);
  }

  #send({ question, from, to }: TableView, showsWaiting = false): void {
    this.#asked = { from: Math.max(0, from - BEYOND), to: to + BEYOND };
    const id = ++this.#id;
    if (!this.#watch) return;
    const request = { kind: 'show', id, question, hold: this.#hold, showsWaiting, ...this.#asked } as const;
    // Whoever watches learns of a failure.
    this.#worker.run(request, { signal: this.#watch.signal }).catch(() => {});
  }

  #needsMore({ from, to }: TableView): boolean {
    const { from: first, to: end } = this.#asked;
    return (first > 0 && from - LEAST_BEYOND < first) || (end < this.#state.found && to + LEAST_BEYOND > end);
  }

  #take({ about, rows, version, content, from, id, ...state }: RowsPush<T, About>): void {
    // What is said about all rows is said once, whatever the page asks meanwhile.
    if (about !== undefined) this.#about = about;
    if (id < this.#leastId) return about === undefined ? undefined : this.#change({ ...this.#state });
    // A row that has not changed stays the same object, so that it is not rendered again.
    const known = new Map(this.#pushed.rows.map((row) => [row.stamp, row.row]));
    const kept = rows.map((row): PushedRow<T> => ({ ...row, row: known.get(row.stamp) ?? row.row }));
    if (content !== this.#pushed.content) this.#printLater();
    this.#pushed = { version, content, from, rows: kept };
    this.#problem = undefined;
    const isAnswer = this.#isAsked;
    this.#isAsked = false;
    this.#change({ ...state, isPending: false, rowAt: (index) => kept[index - from] }, isAnswer);
  }

  #change(state: SourceState<T>, isAnswer = false): void {
    this.#state = state;
    for (const listener of this.#listeners) listener(isAnswer);
  }

  #printLater(): void {
    clearTimeout(this.#printTimer);
    this.#printTimer = setTimeout(() => {
      const { content } = this.#pushed;
      if (!this.#watch) return;
      this.#worker.run({ kind: 'print' }, { signal: this.#watch.signal }).then(
        (json) => void (this.#paper = { content, json: json as string }),
        () => {},
      );
    }, PRINT_PAUSE_MS);
  }
}
