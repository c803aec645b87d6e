/** The median, which one slow round hardly changes. */
export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** The value below which this share of the values lies, between two of them in proportion. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? Number.NaN : low + (high - low) * (place - Math.floor(place));
}

/**
 * The standard error of the median of these values, relative to the median, at most 1. It is half of the distance between the two values that lie half
 * of the number's root before and behind the middle, whatever the distribution.
 */
export function errorOfMedian(values: readonly number[]): number {
  const away = 0.5 / Math.sqrt(values.length);
  const error = (percentile(values, 0.5 + away) - percentile(values, 0.5 - away)) / 2;
  return error === 0 ? 0 : Math.min(1, error / Math.abs(median(values)));
}

export const megabytes = (bytes: number): number => Math.round(bytes / (1024 * 1024));

/** The milliseconds that some work takes. */
export async function timed(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
