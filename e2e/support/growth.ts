import type { Footprint } from './footprint';

const KINDS = ['heap', 'nodes', 'listeners'] as const;

/** How much a page may hold more after each round. For what is counted less than one, so that a single thing that each round leaves behind is found. */
const MOST_GROWTH: Footprint = { heap: 20, nodes: 0.5, listeners: 0.5 };

/** How much more after a round means nothing. At first the browser compiles what runs often: much more of the heap than a page would leave behind. */
const MOST_STEP: Footprint = { heap: 300, nodes: 0, listeners: 0 };

/** What grows from round to round, in words; empty if nothing does. */
export function growthIn(rounds: readonly Footprint[]): string[] {
  return KINDS.flatMap((kind) => {
    const values = rounds.map((round) => round[kind]);
    const growth = slopeOf(values);
    return growth <= MOST_GROWTH[kind] ? [] : [`${kind} by ${growth.toFixed(1)} a round: ${values.join(', ')}`];
  });
}

/** Whether the last of these rounds holds no more than any before it. */
export function isLevel(rounds: readonly Footprint[]): boolean {
  const before = rounds.slice(0, -1);
  return KINDS.every((kind) => rounds.at(-1)![kind] <= Math.min(...before.map((round) => round[kind])) + MOST_STEP[kind]);
}

/** By how much values rise each time: the median of the slopes between any two of them, which few high or low values do not change (Theil and Sen). */
function slopeOf(values: readonly number[]): number {
  const slopes = values.flatMap((value, index) => values.slice(index + 1).map((later, ahead) => (later - value) / (ahead + 1)));
  slopes.sort((a, b) => a - b);
  const middle = slopes.length / 2;
  return (slopes[Math.ceil(middle) - 1]! + slopes[Math.floor(middle)]!) / 2;
}
