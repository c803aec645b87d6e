import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './statistics';

const LOOK_MS = 100;
const looks: number[] = [];

/** Notes which share of the processors' time is in use while the bench does nothing. Called before the bench begins and between its rounds. */
export async function lookAround(): Promise<void> {
  const before = processorTimes();
  await sleep(LOOK_MS);
  const after = processorTimes();
  looks.push(1 - (after.idle - before.idle) / (after.all - before.all));
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const sum = (of: (one: (typeof times)[number]) => number) => times.reduce((total, one) => total + of(one), 0);
  return { idle: sum(({ idle }) => idle), all: sum(({ idle, irq, nice, sys, user }) => idle + irq + nice + sys + user) };
}

/** The median of all looks: 0 of a quiet machine, 1 of one that other programs use up; null before the first look. */
export const busyShare = (): number | null => (looks.length === 0 ? null : Number(median(looks).toFixed(2)));
