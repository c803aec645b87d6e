import { isSameName } from 'shared-kit/model';

/** Longer names are refused (D-40). */
const MAX_NAME = 100;

const NUMBERED = /^(.*\S) (\d{1,6})$/s;

/** The name itself when no other label has it, else with the next free number: `Pallet` becomes `Pallet 2`, `Pallet 2` becomes `Pallet 3`. */
export function freeName(name: string, taken: readonly string[]): string {
  const isTaken = (one: string) => taken.some((other) => isSameName(other, one));
  if (!isTaken(name)) return name;
  const [, stem = name, number = '1'] = NUMBERED.exec(name) ?? [];
  for (let next = Number(number) + 1; ; next++) {
    const ending = ` ${next}`;
    const free = stem.slice(0, MAX_NAME - ending.length).trimEnd() + ending;
    if (!isTaken(free)) return free;
  }
}
