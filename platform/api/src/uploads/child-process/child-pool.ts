import { totalmem } from 'node:os';
import { createTurns, type Party, type TurnLimits } from '../../http/turns';
import { runInChild, type ChildLimits } from './run-in-child';

/** The program of a process of its own, by its name: `sheet-reader` is bundled from `src/sheet-reader.child.ts`. */
export type ChildFile = (name: string) => URL | Promise<URL>;

/** All bundles lie in one folder. */
export const bundledChild: ChildFile = (name) => new URL(`./${name}.child.mjs`, import.meta.url);

export interface ChildPoolLimits extends ChildLimits, TurnLimits {
  /** How many processes may run at once. Further requests wait. */
  atOnce: number;
}

const BYTES_PER_MIB = 1024 * 1024;

/** The memory limit of one process, by the available memory, which in a container is less than that of the machine. */
export function memoryShare(most: number, share: number): number {
  const constrained = process.constrainedMemory();
  const all = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return Math.min(most, Math.floor((all / BYTES_PER_MIB) * share));
}

/**
 * Runs each request in a process of its own that has limits, and only some at once, in turns by companies and users. Rejects with
 * `serviceUnavailable` for a request that waits for too long, with `minuteLimit` for who has too many, else as {@link runInChild} does.
 */
export function createChildPool<Req, Res>(
  file: () => URL | Promise<URL>,
  limits: ChildPoolLimits,
): (request: Req, party: Party) => Promise<Res> {
  const turns = createTurns(limits);
  return (request, party) => turns.run(party, async () => runInChild<Req, Res>(await file(), request, limits));
}
