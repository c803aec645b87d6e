/** Long work in steps: each step yields the share that is done, from 0 to 1. The caller may stop after any step. */
export type Steps<T> = Generator<number, T>;

/** Items worked through between two pauses, about a millisecond or two. */
export const ITEMS_PER_STEP = 1000;

/** Runs to the end without a pause. */
export function runSteps<T>(steps: Steps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** The steps as the part between the shares `from` and `to` of longer work. */
export function* spanning<T>(steps: Steps<T>, from: number, to: number): Steps<T> {
  let step = steps.next();
  while (!step.done) {
    yield from + (to - from) * step.value;
    step = steps.next();
  }
  return step.value;
}

/** Does something with each item, with its place, pausing now and then. */
export function* forEachInSteps<T>(items: readonly T[], work: (item: T, place: number) => void): Steps<void> {
  for (let i = 0; i < items.length; i++) {
    work(items[i]!, i);
    if ((i + 1) % ITEMS_PER_STEP === 0) yield (i + 1) / items.length;
  }
}
