import { renderHook } from '@testing-library/react';
import { useOneRun } from './use-one-run';

describe('useOneRun', () => {
  it('ends a run when another begins, and leaves the new one going', () => {
    const { result } = renderHook(useOneRun);
    const first = result.current.begin();
    expect(first.aborted).toBe(false);
    const second = result.current.begin();
    expect(first.aborted).toBe(true);
    expect(second.aborted).toBe(false);
  });

  it('TASK-15 ends a run when it is told to, and can begin again', () => {
    const { result } = renderHook(useOneRun);
    const first = result.current.begin();
    result.current.end();
    expect(first.aborted).toBe(true);
    expect(result.current.begin().aborted).toBe(false);
  });

  it('ends a run when its page is left', () => {
    const { result, unmount } = renderHook(useOneRun);
    const signal = result.current.begin();
    unmount();
    expect(signal.aborted).toBe(true);
  });
});
