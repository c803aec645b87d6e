/** The median of a figure's rounds, and how far it can be relied on. */
export interface Statistic {
    median: number;
    /** The standard error of the median, relative to it. */
    error: number;
    rounds: number;
}
/**
 * Measures again and again, at least five times, until the error of each figure's median is below 3 %, at most twelve times. The first rounds, as
 * many as `warmUps`, do not count. What is compared is measured in the same round, in an order that changes, so that a busy machine slows all of it.
 */
export declare function rounds<Name extends string>(once: (round: number) => Promise<Record<Name, number>>, warmUps?: number): Promise<Record<Name, Statistic>>;
/** The names in their order, in each second round the other way round. */
export declare const inTurn: <Name>(names: readonly Name[], round: number) => readonly Name[];
