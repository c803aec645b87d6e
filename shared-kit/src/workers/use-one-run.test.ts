import { renderHook } from '@testing-library/react';
import { useOneRun } from './use-one-run';

describe('useOneRun', () => {
  it('aborts a run when another one starts, but not the new one', () => {
    const { result } = renderHook(useOneRun);
    const first = result.current.begin();
    expect(first.aborted).toBe(false);
    const second = result.current.begin();
    expect(first.aborted).toBe(true);
    expect(second.aborted).toBe(false);
  });

  it('TASK-15 aborts a run when end is called, and can start another one', () => {
    const { result } = renderHook(useOneRun);
    const first = result.current.begin();
    result.current.end();
    expect(first.aborted).toBe(true);
    expect(result.current.begin().aborted).toBe(false);
  });

  it('aborts a run when the component is unmounted', () => {
    const { result, unmount } = renderHook(useOneRun);
    const signal = result.current.begin();
    unmount();
    expect(signal.aborted).toBe(true);
  });
});
