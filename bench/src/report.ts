/** The median, which one slow round hardly changes. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export interface Figure {
  bench: string;
  ours: number;
  floor: number;
  unit: string;
  /** The highest ratio of ours to the floor (docs/performance.md). */
  budget: number;
  /** Results of other programs by name, without a budget. */
  beside?: Record<string, number>;
}

/** Prints a figure as the one JSON line that `npm run bench` collects. */
export function report(figure: Figure): void {
  const ratio = Number((figure.ours / figure.floor).toFixed(3));
  console.log(JSON.stringify({ ...figure, budget: Number(figure.budget.toFixed(3)), ratio, ok: ratio <= figure.budget }));
}
