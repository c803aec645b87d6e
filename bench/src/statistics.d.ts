/** The median, which one slow round hardly changes. */
export declare const median: (values: readonly number[]) => number;
/** The value below which this share of the values lies, between two of them in proportion. */
export declare function percentile(values: readonly number[], share: number): number;
/**
 * The standard error of the median of these values, relative to the median, at most 1. It is half of the distance between the two values that lie half
 * of the number's root before and behind the middle, whatever the distribution.
 */
export declare function errorOfMedian(values: readonly number[]): number;
export declare const megabytes: (bytes: number) => number;
/** The milliseconds that some work takes. */
export declare function timed(work: () => unknown): Promise<number>;
