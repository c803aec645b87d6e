import { act, render, screen } from '@testing-library/react';
import { useAnnouncement } from './use-announcement';

interface Given {
  text: string | null;
  cause?: string;
  arrivals?: boolean;
}

function Announced({ text, cause = '', arrivals = false }: Given) {
  return useAnnouncement(text, cause, { arrivals });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const announced = () => screen.getByRole('status').textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function opened(first: Given) {
  const { rerender } = render(<Announced {...first} />);
  return (next: Given) => rerender(<Announced {...next} />);
}

/** Rows that arrive one each `everyMs`. Returns at which times, in milliseconds, what was said has changed. */
function arriving(rows: number, everyMs: number, change: (next: Given) => void): number[] {
  const times: number[] = [];
  let before = announced();
  for (let row = 1; row <= rows; row++) {
    change({ text: `${row} rows`, arrivals: true });
    pass(everyMs);
    if (announced() !== before) times.push(row * everyMs);
    before = announced();
  }
  return times;
}

describe('useAnnouncement', () => {
  it('says at once what the user did, and not what there is on opening', () => {
    const change = opened({ text: '12 rows' });
    expect(announced()).toBe('');
    change({ text: '4 of 12 rows', cause: 'box' });
    expect(announced()).toBe('4 of 12 rows');
  });

  it('does not say what data change', () => {
    const change = opened({ text: '5 minutes ago' });
    change({ text: '6 minutes ago' });
    pass(600_000);
    expect(announced()).toBe('');
  });

  it('waits with the answer to the user until it is known', () => {
    const change = opened({ text: '12 rows' });
    change({ text: null, cause: 'box' });
    expect(announced()).toBe('');
    change({ text: '4 of 12 rows', cause: 'box' });
    expect(announced()).toBe('4 of 12 rows');
  });

  it('says arriving rows once in 30 s while one comes each second', () => {
    const change = opened({ text: '0 rows', arrivals: true });
    expect(arriving(100, 1_000, change)).toEqual([30_000, 60_000, 90_000]);
  });

  it('says arriving rows at most once in 30 s when each comes after a pause', () => {
    const change = opened({ text: '0 rows', arrivals: true });
    const times = arriving(20, 6_000, change);
    expect(times.length).toBeGreaterThan(2);
    for (const [index, time] of times.slice(1).entries()) expect(time - times[index]!).toBeGreaterThanOrEqual(30_000);
  });

  it('says arriving rows soon after they pause', () => {
    const change = opened({ text: '0 rows', arrivals: true });
    arriving(3, 1_000, change);
    expect(announced()).toBe('');
    pass(4_000);
    expect(announced()).toBe('3 rows');
  });

  it('says what the user did also while rows arrive, and then not the same again', () => {
    const change = opened({ text: '0 rows', arrivals: true });
    change({ text: '1 row', arrivals: true });
    change({ text: '1 row, 1 selected', cause: 'selected', arrivals: true });
    expect(announced()).toBe('1 row, 1 selected');
    pass(60_000);
    expect(announced()).toBe('1 row, 1 selected');
  });
});
