import { act, renderHook } from '@testing-library/react';
import { CODE } from 'shared-kit/model';
import type { RunContext } from './live-job';
import { useLiveJob } from './use-live-job';

/** Readings that end when the test says so. */
function aReader(paceMs?: number) {
  const startedRuns: (RunContext<string> & { end: (answer: string) => void; fail: () => void })[] = [];
  const read = (context: RunContext<string>) =>
    new Promise<string>((resolve, reject) => startedRuns.push({ ...context, end: resolve, fail: () => reject(new Error('gone')) }));
  const { result, rerender } = renderHook(
    ({ version, toggle }) => useLiveJob({ data: [version], request: [toggle], ...(paceMs && { paceMs }), read }),
    {
      initialProps: { version: 'one', toggle: 'plain' },
    },
  );
  return { startedRuns, result, rerender, settle: (settling: () => void) => act(async () => settling()) };
}

describe('reading for live data', () => {
  it('DASH-20 marks an answer that is not to the user’s last request', async () => {
    const { startedRuns, result, rerender, settle } = aReader();
    await settle(() => startedRuns[0]!.end('plain answer'));
    rerender({ version: 'one', toggle: 'merged' });
    expect(result.current).toMatchObject({ answer: 'plain answer', isSuperseded: true });
    await settle(() => startedRuns[1]!.end('merged answer'));
    expect(result.current).toMatchObject({ answer: 'merged answer', isSuperseded: false });
  });

  it('DASH-18 finishes a reading before it reads the next version of the data, and keeps the answer meanwhile', async () => {
    const { startedRuns, result, rerender, settle } = aReader();
    rerender({ version: 'two', toggle: 'plain' });
    expect(startedRuns).toHaveLength(1);
    await settle(() => startedRuns[0]!.end('first'));
    expect(startedRuns).toHaveLength(2);
    expect(startedRuns[1]!.before).toBe('first');
    expect(result.current).toMatchObject({ answer: 'first', isSuperseded: false });
    await settle(() => startedRuns[1]!.end('second'));
    expect(result.current).toMatchObject({ answer: 'second', isSuperseded: false });
  });

  it('DASH-18 abandons a reading at once when the request changes', async () => {
    const { startedRuns, result, rerender, settle } = aReader();
    rerender({ version: 'one', toggle: 'merged' });
    expect(startedRuns).toHaveLength(2);
    expect(startedRuns[0]!.signal.aborted).toBe(true);
    await settle(() => startedRuns[0]!.end('too late'));
    expect(result.current.answer).toBeUndefined();
    await settle(() => startedRuns[1]!.end('merged'));
    expect(result.current).toMatchObject({ answer: 'merged', isSuperseded: false });
  });

  it('DASH-18 shows why a reading failed until the user retries, and keeps the answer it has', async () => {
    const { startedRuns, result, rerender, settle } = aReader();
    await settle(() => startedRuns[0]!.end('first'));
    rerender({ version: 'two', toggle: 'plain' });
    await settle(() => startedRuns[1]!.fail());
    expect(result.current).toMatchObject({ answer: 'first', problem: { code: CODE.serverError } });
    await settle(() => result.current.retry());
    expect(result.current).toMatchObject({ answer: 'first', problem: undefined });
    expect(startedRuns).toHaveLength(3);
  });

  it('DASH-18 stays cancelled until the user retries', async () => {
    const { startedRuns, result, rerender, settle } = aReader();
    await settle(() => result.current.cancel());
    expect(startedRuns[0]!.signal.aborted).toBe(true);
    rerender({ version: 'two', toggle: 'plain' });
    expect(startedRuns).toHaveLength(1);
    expect(result.current).toMatchObject({ cancelled: true });
    await settle(() => result.current.retry());
    expect(startedRuns).toHaveLength(2);
    expect(result.current).toMatchObject({ cancelled: false });
  });

  it('DASH-20 reads after the first change at once, then after a pause for all that came meanwhile, and after a request at once (D-130)', async () => {
    jest.useFakeTimers();
    const { startedRuns, rerender, settle } = aReader(3000);
    const end = () => settle(() => startedRuns.at(-1)!.end('read'));
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await end();
    rerender({ version: 'two', toggle: 'plain' });
    await pass(0);
    expect(startedRuns).toHaveLength(2);
    await end();
    for (const version of ['three', 'four', 'five']) {
      rerender({ version, toggle: 'plain' });
      await pass(900);
    }
    expect(startedRuns).toHaveLength(2);
    await pass(300);
    expect(startedRuns).toHaveLength(3);
    await end();
    rerender({ version: 'six', toggle: 'merged' });
    expect(startedRuns).toHaveLength(4);
    await end();
    await pass(10_000);
    expect(startedRuns).toHaveLength(4);
    rerender({ version: 'seven', toggle: 'merged' });
    await pass(0);
    expect(startedRuns).toHaveLength(5);
  });
});
