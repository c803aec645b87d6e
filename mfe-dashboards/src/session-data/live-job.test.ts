import { CODE, problem } from 'shared-kit/model';
import { firstState, isSuperseded, nextState, type LiveJobEvent, type LiveJobState, type LiveJobRequest } from './live-job';

type State = LiveJobState<string>;
type Step = (state: State) => LiveJobEvent<string>;

const read = () => Promise.resolve('');
const wanting = (data: string, request = 'plain', more: Partial<LiveJobRequest<string>> = {}): LiveJobRequest<string> => ({
  data: [data],
  request: [request],
  read,
  ...more,
});
const REASON = problem(CODE.serverError);

const wants =
  (...of: Parameters<typeof wanting>): Step =>
  () => ({ type: 'requested', next: wanting(...of) });
const retries: Step = ({ run }) => ({ type: 'retried', next: run });
const cancels: Step = () => ({ type: 'cancelled' });
const progresses =
  (progress: number): Step =>
  ({ run }) => ({ type: 'progressed', run, progress });
const brings =
  (part: string): Step =>
  ({ run }) => ({ type: 'partRead', run, part });
const ends =
  (answer: string): Step =>
  ({ run }) => ({ type: 'allRead', run, answer });
const fails: Step = ({ run }) => ({ type: 'failed', run, problem: REASON });
/** An event of the first run, which may be superseded by then. */
const late =
  (step: Step, first: State): Step =>
  () =>
    step(first);

const START = firstState(wanting('old'));
const after = (steps: Step[], from = START): State => steps.reduce((state, step) => nextState(state, step(state)), from);
const outcome = ({ status, answer, problem: message, progress, run }: State) => ({
  status,
  answer: answer?.value,
  problem: message,
  progress,
  data: run.data[0],
  request: run.request?.[0],
});

describe('a reading that follows live data', () => {
  it.each<[string, Step[], Partial<ReturnType<typeof outcome>>]>([
    ['begins with the wanted data', [], { status: 'working', answer: undefined, progress: null }],
    ['reports its progress', [progresses(0.5)], { status: 'working', progress: 0.5 }],
    ['shows a part', [brings('half')], { status: 'working', answer: 'half' }],
    ['is ready with the whole answer', [brings('half'), ends('whole')], { status: 'ready', answer: 'whole' }],
    ['stays ready while the same data are wanted', [ends('whole'), wants('old')], { status: 'ready', data: 'old' }],
    ['does not begin again for new data before its end', [wants('new')], { status: 'working', data: 'old' }],
    [
      'follows new data after its end, keeping the answer',
      [ends('whole'), progresses(1), wants('new')],
      { status: 'working', data: 'new', answer: 'whole', progress: null },
    ],
    ['does not replace a whole answer by a part', [ends('whole'), wants('new'), brings('half')], { answer: 'whole' }],
    [
      'begins again at once for another request',
      [progresses(0.5), wants('old', 'merged')],
      { status: 'working', request: 'merged', progress: null },
    ],
    ['reads the newest data for another request', [wants('new', 'merged')], { data: 'new', request: 'merged' }],
    ['keeps the answer when it fails', [ends('whole'), wants('new'), fails], { status: 'failed', answer: 'whole', problem: REASON }],
    ['keeps the reason of a failure until the next answer', [fails, wants('new')], { status: 'working', problem: REASON }],
    ['clears the failure with the next answer', [fails, wants('new'), ends('whole')], { status: 'ready', problem: undefined }],
    ['begins again on a retry', [fails, retries], { status: 'working', problem: undefined }],
    ['keeps the part that it has when it is cancelled', [brings('half'), cancels], { status: 'cancelled', answer: 'half' }],
    ['stays cancelled whatever changes', [cancels, wants('new', 'merged')], { status: 'cancelled', data: 'old' }],
    ['begins again after a cancel', [cancels, retries], { status: 'working' }],
    ['cannot be cancelled after its end', [ends('whole'), cancels], { status: 'ready' }],
    ['ignores an answer after it is cancelled', [cancels, ends('late')], { status: 'cancelled', answer: undefined }],
    [
      'ignores an answer after it is superseded',
      [wants('old', 'merged'), late(ends('late'), START)],
      { status: 'working', answer: undefined },
    ],
    ['ignores a failure after it is superseded', [wants('old', 'merged'), late(fails, START)], { status: 'working', problem: undefined }],
  ])('DASH-20 %s', (_, steps, expected) => {
    expect(outcome(after(steps))).toMatchObject(expected);
  });

  it('DASH-20 waits for the data it needs', () => {
    const waiting = firstState(wanting('old', 'plain', { read: undefined }));
    expect(waiting.status).toBe('waiting');
    expect(after([wants('new', 'merged', { read: undefined })], waiting)).toBe(waiting);
    expect(outcome(after([wants('new')], waiting))).toMatchObject({ status: 'working', data: 'new' });
  });

  it('DASH-20 keeps a run that is under way when it is retried', () => {
    const failedBefore = after([fails, wants('new')]);
    const retried = after([retries], failedBefore);
    expect(retried.run).toBe(failedBefore.run);
    expect(outcome(retried)).toMatchObject({ status: 'working', problem: undefined });
  });

  it('DASH-20 passes the previous answer to a run', () => {
    expect(START.run.before).toBeUndefined();
    expect(after([ends('whole'), wants('new')]).run.before).toBe('whole');
  });

  it('DASH-20 marks an answer to an earlier request as outdated, but not one to earlier data', () => {
    expect(isSuperseded(START)).toBe(false);
    const ready = after([ends('whole')]);
    expect(isSuperseded(after([wants('new')], ready))).toBe(false);
    const askedOtherwise = after([wants('old', 'merged')], ready);
    expect(isSuperseded(askedOtherwise)).toBe(true);
    expect(isSuperseded(after([ends('merged')], askedOtherwise))).toBe(false);
  });

  it('DASH-20 compares lists of any length value by value', () => {
    const ready = after([ends('whole')]);
    expect(after([() => ({ type: 'requested', next: { ...wanting('old'), data: ['old', 'another'] } })], ready).status).toBe('working');
    expect(after([() => ({ type: 'requested', next: { ...wanting('old'), request: undefined } })], ready).status).toBe('working');
  });
});
