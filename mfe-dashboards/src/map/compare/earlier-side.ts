import type { Session } from 'shared-kit/model';
import type { Side } from './use-comparison';

const latestStart = (side: Side): number => Math.max(0, ...side.map(({ startTime }) => startTime ?? 0));

/** The side whose sessions began earlier; the first one when both began at the same time, as beside all addresses. */
export const earlierSide = ([first, second]: readonly [Side, Side]): 0 | 1 => (latestStart(second) < latestStart(first) ? 1 : 0);

/** The session whose task says what was expected: the later one, or else the earlier one, of those that are one session and come from a task. */
export function sessionOfTask(sides: readonly [Side, Side]): Session | undefined {
  const earlier = earlierSide(sides);
  return [sides[earlier === 0 ? 1 : 0], sides[earlier]].find((side) => side.length === 1 && side[0]!.wasTask)?.[0];
}
