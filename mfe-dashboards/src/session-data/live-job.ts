import type { Message } from 'shared-kit/model';

/** A request for an answer that is made from live data. Both lists are compared value by value, like the dependencies of an effect. */
export interface LiveJobRequest<T> {
  /** The live data. When they change, the answer is made again, but only after the run under way: data that change all the time would never be shown. */
  data: readonly unknown[];
  /** What the user asked for. When it changes, the run under way is superseded: nobody waits for its answer any more. */
  request?: readonly unknown[] | undefined;
  /** The least time between two runs that only changed data have caused. The first change after such a time is answered at once. */
  paceMs?: number;
  /** Makes the answer; undefined while something that it needs is missing. */
  read: ((context: RunContext<T>) => Promise<T>) | undefined;
}

export interface RunContext<T> {
  /** Aborted when the run is cancelled or superseded. */
  signal: AbortSignal;
  /** The answer at the beginning of the run. */
  before: T | undefined;
  onProgress: (done: number) => void;
  /** Shows a part of the answer. A part never replaces a whole answer. */
  onPart: (part: T) => void;
}

/** One attempt at an answer. */
export interface Run<T> extends LiveJobRequest<T> {
  before: T | undefined;
}

export interface LiveJobState<T> {
  /** `waiting`: something that is needed to begin is missing. */
  status: 'waiting' | 'working' | 'ready' | 'failed' | 'cancelled';
  /** The present run, or the last one. */
  run: Run<T>;
  /** 0 to 1; null while it is not known. */
  progress: number | null;
  /** The last answer: it stays while the next one is made, and when that fails. */
  answer: { value: T; isWhole: boolean; request: Run<T>['request'] } | undefined;
  /** Why the last run failed. It stays until the next answer, or until the user retries. */
  problem: Message | undefined;
}

export type LiveJobEvent<T> =
  | { type: 'requested'; next: LiveJobRequest<T> }
  | { type: 'retried'; next: LiveJobRequest<T> }
  | { type: 'cancelled' }
  | { type: 'progressed'; run: Run<T>; progress: number }
  | { type: 'partRead'; run: Run<T>; part: T }
  | { type: 'allRead'; run: Run<T>; answer: T }
  | { type: 'failed'; run: Run<T>; problem: Message };

const NOTHING_YET = { progress: null, answer: undefined, problem: undefined };

export const firstState = <T>(next: LiveJobRequest<T>): LiveJobState<T> => begin(NOTHING_YET, next);

/** The state machine of all long work on live data: which run is under way, which answer there is so far, and when the next run begins. */
export function nextState<T>(state: LiveJobState<T>, event: LiveJobEvent<T>): LiveJobState<T> {
  const { status, run, answer } = state;
  // Events of a run that is cancelled or superseded are ignored.
  if ('run' in event && (event.run !== run || status !== 'working')) return state;
  switch (event.type) {
    case 'requested':
      return isDue(state, event.next) ? begin(state, event.next) : state;
    case 'retried':
      return status === 'working' ? { ...state, problem: undefined } : begin({ ...state, problem: undefined }, event.next);
    case 'cancelled':
      return status === 'working' ? { ...state, status: 'cancelled' } : state;
    case 'progressed':
      return { ...state, progress: event.progress };
    case 'partRead':
      return answer?.isWhole ? state : { ...state, answer: { value: event.part, isWhole: false, request: run.request } };
    case 'allRead':
      return { ...state, status: 'ready', answer: { value: event.answer, isWhole: true, request: run.request }, problem: undefined };
    case 'failed':
      return { ...state, status: 'failed', problem: event.problem };
  }
}

/** True when another run has to begin now. */
export const isDue = <T>(state: LiveJobState<T>, next: LiveJobRequest<T>): boolean =>
  isRequested(state, next) || (hasEnded(state) && !isSame(state.run.data, next.data));

/** True when that run cannot wait: the user asked for something else, or what was missing is there. */
export function isRequested<T>({ status, run }: LiveJobState<T>, next: LiveJobRequest<T>): boolean {
  if (status === 'cancelled') return false;
  return status === 'waiting' ? next.read !== undefined : !isSame(run.request, next.request);
}

const hasEnded = <T>({ status }: LiveJobState<T>): boolean => status === 'ready' || status === 'failed';

/** True while the shown answer belongs to an earlier request. */
export const isSuperseded = <T>({ answer, run }: LiveJobState<T>): boolean => answer !== undefined && !isSame(answer.request, run.request);

function begin<T>({ answer, problem }: Pick<LiveJobState<T>, 'answer' | 'problem'>, next: LiveJobRequest<T>): LiveJobState<T> {
  return { status: next.read ? 'working' : 'waiting', run: { ...next, before: answer?.value }, progress: null, answer, problem };
}

const isSame = (one: readonly unknown[] = [], other: readonly unknown[] = []): boolean =>
  one.length === other.length && one.every((value, at) => Object.is(value, other[at]));
