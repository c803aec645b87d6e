import type { Statistic } from './rounds';
import { busyShare } from './busy';

export interface Figure {
  bench: string;
  ours: number | Statistic;
  floor: number | Statistic;
  unit: string;
  /** The highest ratio of ours to the floor (docs/performance.md). */
  budget: number;
  /** Results of other programs by name, without a budget. */
  beside?: Record<string, Statistic>;
}

/**
 * Prints a figure as the one JSON line that `npm run bench` collects: medians, their ratio, and what that is worth. `error` is the greater of the
 * two medians' relative errors, and `busy` the share of the processors' time that other programs used between the rounds.
 */
export function report({ ours, floor, budget, beside, ...figure }: Figure): void {
  const ratio = Number((medianOf(ours) / medianOf(floor)).toFixed(3));
  const measured = [ours, floor].filter((one) => typeof one !== 'number');
  const worth = measured.length > 0 && {
    error: Number(Math.max(...measured.map(({ error }) => error)).toFixed(3)),
    rounds: Math.min(...measured.map(({ rounds }) => rounds)),
  };
  const others = beside && Object.fromEntries(Object.entries(beside).map(([name, one]) => [name, rounded(one.median)]));
  const values = { ...figure, ours: rounded(medianOf(ours)), floor: rounded(medianOf(floor)), budget: Number(budget.toFixed(3)) };
  console.log(JSON.stringify({ ...values, ...(others && { beside: others }), ratio, ok: ratio <= budget, ...worth, busy: busyShare() }));
}

const medianOf = (value: number | Statistic): number => (typeof value === 'number' ? value : value.median);

const rounded = (value: number): number => (value >= 100 ? Math.round(value) : Number(value.toFixed(2)));
