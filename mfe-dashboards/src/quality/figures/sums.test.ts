import { NO_QUALITY } from 'shared-kit/model/quality';
import { aMonth } from '../../testing/months-of-quality';
import { faultyShare, rankingOf } from './sums';

const figures = (read: number, invalid = 0, divergent = 0) => ({ ...NO_QUALITY, sessions: 1, read, invalid, divergent });

const MONTHS = [
  aMonth('2026-04', {
    streets: [
      { domain: '', street: '1', ...figures(10, 2) },
      { domain: '', street: '2', ...figures(90, 3) },
    ],
    people: [{ id: '7', name: 'Ann', domains: ['A'], ...figures(5) }],
    otherStreets: figures(4, 1),
  }),
  aMonth('2026-05', {
    streets: [{ domain: '', street: '1', ...figures(10, 1, 2) }],
    people: [{ id: '7', name: 'Ann Lee', domains: ['B'], ...figures(5) }],
    otherStreets: figures(6),
  }),
  aMonth('2026-06', { streets: [{ domain: '', street: '9', ...figures(1, 99) }] }),
];

it('ADD-93 adds streets up over the months, and puts those with the most invalid and divergent readings first (D-171)', () => {
  const { streets, otherStreets } = rankingOf(MONTHS, { from: '2026-04', to: '2026-05' });
  expect(streets.map(({ street, invalid, divergent }) => [street, invalid, divergent])).toEqual([
    ['1', 3, 2],
    ['2', 3, 0],
  ]);
  expect(otherStreets).toMatchObject({ sessions: 2, read: 10, invalid: 1 });
});

it('ADD-93 names a person as the newest month does, with the domains of all months (D-171)', () => {
  const { people } = rankingOf(MONTHS, { from: '2026-04', to: '2026-06' });
  expect(people).toEqual([{ id: '7', name: 'Ann Lee', domains: ['B', 'A'], ...figures(10), sessions: 2 }]);
});

it('ADD-93 has no share without readings (D-171)', () => {
  expect(faultyShare(NO_QUALITY)).toBeNull();
  expect(faultyShare(figures(3, 1))).toBe(0.25);
});
