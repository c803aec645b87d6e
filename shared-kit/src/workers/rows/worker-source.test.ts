import { startWorker } from '../start-worker';
import type { DataColumn } from '../../model/rows/data-column';
import { ALL_ROWS, type Question } from '../../model/rows/row-table';
import { serveRows, type ServedRows } from './serve-rows';
import { WorkerSource } from './worker-source';

interface Box {
  id: string;
  total: number;
}

type Request = { put: Box[]; removed?: string[] } | { replace: Box[] } | { isPartial: boolean };

const COLUMNS: DataColumn<Box>[] = [
  { key: 'id', title: 'Id', value: ({ id }: Box) => id },
  { key: 'total', title: 'Total', kind: 'number', value: ({ total }: Box) => total },
];
const box = (id: string, total: number): Box => ({ id, total });
const boxes = (count: number) => Array.from({ length: count }, (_, index) => box(`b${String(index).padStart(5, '0')}`, index));

/** A source whose worker runs in the page, as it does where no worker can start. Messages are copied, as between threads. */
function aSource(columns = COLUMNS) {
  let served: ServedRows<Box, { title: string }>;
  const job = serveRows<Box, Request, number, { title: string }>(
    {
      rowKey: ({ id }) => id,
      compare: (one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
      passes: ({ total }, filter) => total >= Number(filter),
    },
    (rows) => {
      served = rows;
      return (request) => {
        if ('put' in request) rows.put(request.put, request.removed);
        else if ('replace' in request) rows.replace(columns, request.replace, { title: `${request.replace.length} boxes` });
        else rows.isPartial = request.isPartial;
        return Promise.resolve(1);
      };
    },
  );
  let copies = 0;
  const copying: typeof job = (request, context) =>
    job(request, {
      ...context,
      output: (piece) => {
        if (piece.kind !== 'output') return context.output(piece);
        copies += piece.piece.rows.length;
        context.output(structuredClone(piece));
      },
    });
  const source = new WorkerSource<Box, Request, number, { title: string }>(
    () => startWorker(new URL('https://test/none.js')),
    () => Promise.resolve(copying),
  );
  const { signal } = new AbortController();
  const show = (more: Partial<Question> = {}, isHeld = false, from = 0, to = 10) =>
    source.show({ question: { ...ALL_ROWS, searched: ['id'], ...more }, isHeld, from, to });
  const shown = (from = 0, to = 10) =>
    Array.from({ length: to - from }, (_, index) => source.read().rowAt(from + index)).flatMap((row) =>
      row ? `${row.row.id} ${row.row.total}${row.isRemoved ? ' gone' : ''}` : [],
    );
  /** Resolves when the worker has answered everything so far. */
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return {
    source,
    show,
    shown,
    settled,
    run: (request: Request) => source.run(request, { signal }),
    sentRows: () => copies,
    served: () => served,
    job: copying,
  };
}

afterEach(() => jest.useRealTimers());

describe('rows that a worker keeps', () => {
  it('(D-101) say whether they answer the user, who waits for that, or have come by themselves', async () => {
    const { source, show, settled, run } = aSource();
    const answers: boolean[] = [];
    source.subscribe((isAnswer) => answers.push(isAnswer));
    await run({ replace: boxes(3) });
    show();
    await settled();
    await run({ put: [box('b00001', 7)] });
    await settled();
    expect(answers).not.toContain(true);

    answers.length = 0;
    show({ search: 'b00001' });
    await settled();
    expect(answers).toEqual([true, true]);
    await run({ put: [box('b00001', 8)] });
    await settled();
    expect(answers.slice(2)).toEqual([false]);
  });

  it('(D-152) are answered with what is on the screen and a little more, however many there are', async () => {
    const { source, show, shown, settled, run, sentRows } = aSource();
    await run({ replace: boxes(10_000) });
    expect(source.readAbout()).toEqual({ title: '10000 boxes' });
    show();
    await settled();
    expect(shown(0, 2)).toEqual(['b00000 0', 'b00001 1']);
    expect(source.read()).toMatchObject({ unfiltered: 10_000, total: 10_000, found: 10_000, isPending: false });
    show({}, false, 9_000, 9_010);
    expect(shown(9_000, 9_001)).toEqual([]);
    await settled();
    expect(shown(9_000, 9_001)).toEqual(['b09000 9000']);
    expect(sentRows()).toBeLessThan(400);
  });

  it('TABLE-01, TABLE-02 are sorted, searched and filtered there, and the last answer stays until the next', async () => {
    const { source, show, shown, settled, run } = aSource();
    await run({ replace: boxes(1_000) });
    show();
    await settled();
    show({ orderBy: 'total', order: 'desc', search: 'B0099', filter: '991' });
    expect(source.read().isPending).toBe(true);
    expect(shown(0, 1)).toEqual(['b00000 0']);
    await settled();
    expect(source.read()).toMatchObject({ total: 9, found: 9, isPending: false });
    expect(shown(0, 2)).toEqual(['b00999 999', 'b00998 998']);
  });

  it('TABLE-01 are not shown in another order than the URL of the page says', async () => {
    const { source, show, shown, settled, run } = aSource();
    await run({ replace: boxes(20) });
    show({ orderBy: 'total', order: 'desc' });
    expect(source.read()).toMatchObject({ found: 0, isPending: true });
    await settled();
    expect(shown(0, 1)).toEqual(['b00019 19']);
  });

  it('(D-152) stay the same objects while they do not change, so that they are not drawn again', async () => {
    const { source, show, settled, run } = aSource();
    await run({ replace: boxes(3) });
    show();
    await settled();
    const [first, second] = [source.read().rowAt(0)!.row, source.read().rowAt(1)!.row];
    await run({ put: [box('b00001', 7)] });
    expect(source.read().rowAt(0)!.row).toBe(first);
    expect(source.read().rowAt(1)!.row).not.toBe(second);
    expect(source.read().rowAt(1)!.row).toEqual(box('b00001', 7));
  });

  it('(D-152) do not move while they are held: changed ones show their values, removed ones stay, new ones wait', async () => {
    const { source, show, shown, settled, run } = aSource();
    await run({ replace: [box('b', 3), box('d', 2)] });
    show();
    await settled();
    show({}, true);
    await settled();
    await run({ put: [box('a', 9), box('b', 4)], removed: ['d'] });
    expect(shown()).toEqual(['b 4', 'd 2 gone']);
    expect(source.read()).toMatchObject({ total: 2, found: 2, waiting: 1 });
    source.showWaiting();
    await settled();
    expect(shown()).toEqual(['a 9', 'b 4']);
    await run({ put: [box('0', 1)] });
    expect(shown()).toEqual(['a 9', 'b 4']);
    show();
    await settled();
    expect(shown()).toEqual(['0 1', 'a 9', 'b 4']);
  });

  it('(D-152) do not move by what the worker has sent before it knows that they are held', async () => {
    const { show, shown, settled, run, served } = aSource();
    await run({ replace: [box('b', 3)] });
    show();
    await settled();
    // A newer answer than the one on the screen is under way when the user begins to point at the rows.
    show({}, true);
    served().put([box('a', 1)]);
    served().flush();
    expect(shown()).toEqual(['b 3']);
    await settled();
    expect(shown()).toEqual(['b 3']);
  });

  it('(D-152) come with what is said of all of them, also when the table has asked anew meanwhile', async () => {
    const { source, show, settled, run, served } = aSource();
    await run({ replace: [box('b', 3)] });
    show();
    await settled();
    served().replace(COLUMNS, [box('a', 1), box('b', 3)], { title: '2 boxes' });
    show({ search: 'a' });
    // On its way before the worker knows what is asked now.
    served().flush();
    await settled();
    expect(source.readAbout()).toEqual({ title: '2 boxes' });
  });

  it('TABLE-06 are written into a file by the worker: those found or all, with the columns of the table', async () => {
    const { source, show, settled, run } = aSource();
    await run({ replace: boxes(3) });
    show({ search: '1' });
    await settled();
    const options = { format: 'csv', columns: ['total', 'id'], separator: ',', locale: 'en-US', name: 'boxes', now: 0 } as const;
    const write = async (which: 'found' | 'all') => {
      const written = await source.write(which, options, new AbortController().signal, () => {});
      return written.ok ? (await (written.value.bytes as Blob).text()).replace('\uFEFF', '').trim().split('\r\n') : written.problem;
    };
    expect(await write('found')).toEqual(['Total,Id', '1,b00001']);
    expect(await write('all')).toHaveLength(4);
  });

  it('(D-152) are here for paper as soon as nothing has changed for half a second', async () => {
    jest.useFakeTimers();
    const { source, show, run } = aSource();
    await run({ replace: boxes(2_500) });
    show();
    await jest.advanceTimersByTimeAsync(499);
    expect(source.printed()).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(source.printed()).toHaveLength(2000);
    expect(source.printed()[1999]).toEqual(box('b01999', 1999));
  });

  it('DASH-20 are those of the new worker after the old one has crashed', async () => {
    const jobs = [aSource(), aSource()].map(({ job }) => job);
    let crash = () => {};
    const crashing: (typeof jobs)[number] = (request, context) =>
      Promise.race([jobs[0]!(request, context), new Promise<never>((_, reject) => (crash = () => reject(new Error('crashed'))))]);
    const started = [crashing, jobs[1]!];
    const source = new WorkerSource<Box, Request, number, { title: string }>(
      () => startWorker(new URL('https://test/none.js')),
      () => Promise.resolve(started.shift()!),
    );
    const run = (request: Request) => source.run(request, { signal: new AbortController().signal });
    await run({ replace: [box('a', 1)] });
    crash();
    await new Promise((resolve) => setTimeout(resolve));
    expect(source.readProblem()).toMatchObject({ code: 1 });
    await run({ replace: [box('b', 2)] });
    expect(source.read().rowAt(0)?.row).toEqual(box('b', 2));
    expect(source.readProblem()).toBeUndefined();
  });

  it('DASH-20 say why they cannot be sorted, and go on with the next request', async () => {
    const broken = COLUMNS.map((column) => ({
      ...column,
      value: (row: Box) => {
        if (row.total === 13) throw new Error('no');
        return column.value(row);
      },
    }));
    const { source, show, settled, run } = aSource(broken);
    await run({ replace: [box('a', 13)] });
    show({ orderBy: 'id' });
    await settled();
    expect(source.readProblem()).toMatchObject({ code: 1 });
    await run({ replace: [box('a', 1)] });
    await settled();
    expect(source.readProblem()).toBeUndefined();
    expect(source.read().found).toBe(1);
  });
});
