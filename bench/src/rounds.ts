import { lookAround } from './busy';
import { errorOfMedian, median } from './statistics';

/** The median of a figure's rounds, and how far it can be relied on. */
export interface Statistic {
  median: number;
  /** The standard error of the median, relative to it. */
  error: number;
  rounds: number;
}

const LEAST = 5;
const MOST = 12;
const STEADY = 0.03;

/**
 * Measures again and again, at least five times, until the error of each figure's median is below 3 %, at most twelve times. The first rounds, as
 * many as `warmUps`, do not count. What is compared is measured in the same round, in an order that changes, so that a busy machine slows all of it.
 */
export async function rounds<Name extends string>(
  once: (round: number) => Promise<Record<Name, number>>,
  warmUps = 1,
): Promise<Record<Name, Statistic>> {
  const values: Partial<Record<Name, number[]>> = {};
  for (let round = 0; ; round++) {
    await lookAround();
    const measured = await once(round);
    if (round < warmUps) continue;
    for (const name of Object.keys(measured) as Name[]) (values[name] ??= []).push(measured[name]);
    const series = Object.values<number[] | undefined>(values).filter((one) => one !== undefined);
    const done = round - warmUps + 1;
    if (done < MOST && (done < LEAST || series.some((one) => errorOfMedian(one) >= STEADY))) continue;
    const statistic = (one: number[]): Statistic => ({ median: median(one), error: errorOfMedian(one), rounds: one.length });
    return Object.fromEntries(Object.keys(values).map((name) => [name, statistic(values[name as Name]!)])) as Record<Name, Statistic>;
  }
}

/** The names in their order, in each second round the other way round. */
export const inTurn = <Name>(names: readonly Name[], round: number): readonly Name[] => (round % 2 ? names.toReversed() : names);
