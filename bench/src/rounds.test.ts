import { inTurn, rounds } from './rounds';
import { errorOfMedian, median, percentile } from './statistics';

it.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

it('a percentile lies between two values in proportion, and is not a number where there is none', () => {
  expect(percentile([10, 0, 20], 0.75)).toBe(15);
  expect(percentile([10, 0, 20], 1)).toBe(20);
  expect(percentile([], 0.5)).toBeNaN();
});

it('the error of a median grows with the spread of the values, and shrinks with their number', () => {
  const few = [98, 99, 100, 101, 102];
  expect(errorOfMedian(few)).toBeCloseTo(0.0089, 3);
  expect(errorOfMedian(few.map((value) => 100 + (value - 100) * 10))).toBeCloseTo(0.089, 2);
  expect(errorOfMedian([...few, ...few, ...few, ...few])).toBeLessThan(0.007);
  expect(errorOfMedian([50, 150, 50, 150, 150])).toBeGreaterThan(0.2);
  expect(errorOfMedian([0, 0, 0, 0, 0])).toBe(0);
  expect(errorOfMedian([0, 0, 60, 0, 60])).toBe(1);
});

describe('a bench', () => {
  it('ends after five rounds when all medians are known to 3 %', async () => {
    const { ours, floor } = await rounds(async (round) => ({ ours: 100 + (round % 2), floor: 50 }));
    expect(ours).toMatchObject({ rounds: 5, error: expect.any(Number) });
    expect(floor).toEqual({ median: 50, error: 0, rounds: 5 });
  });

  it('goes on while one median is not, but not beyond twelve rounds, and leaves out those that warm up', async () => {
    let made = 0;
    const { ours, floor } = await rounds(async () => ({ ours: made++ % 2 ? 50 : 150, floor: 50 }), 2);
    expect([made, ours.rounds, floor.rounds]).toEqual([14, 12, 12]);
    expect(ours.error).toBeGreaterThan(0.03);
  });

  it('measures in another order in each second round', () => {
    expect([inTurn(['a', 'b'], 0), inTurn(['a', 'b'], 1)]).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });
});
