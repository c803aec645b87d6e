/** Long work in steps. Each yields the share that is done, from 0 to 1. The caller may stop after any step. */
export type Steps<T> = Generator<number, T>;

/** Long work in steps of which each yields how many rows are done, for work whose total the caller adds up. No share can be taken for it. */
export type CountedSteps<T> = Generator<{ rows: number }, T>;

/** Items per step: few enough that a step stays short where the work on each is large, such as parsing a row and folding its texts. */
export const ITEMS_PER_STEP = 200;

/** Runs all steps without pauses. */
export function runSteps<T>(steps: Steps<T> | CountedSteps<T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Runs steps that are a part of longer work: their shares become those between `from` and `to`. */
export function* spanning<T>(steps: Steps<T>, from: number, to: number): Steps<T> {
  let step = steps.next();
  while (!step.done) {
    yield from + (to - from) * step.value;
    step = steps.next();
  }
  return step.value;
}

/** Calls a function for each item, in steps. */
export function* forEachInSteps<T>(items: ArrayLike<T>, work: (item: T, place: number) => void): Steps<void> {
  for (let i = 0; i < items.length; i++) {
    work(items[i]!, i);
    if ((i + 1) % ITEMS_PER_STEP === 0) yield (i + 1) / items.length;
  }
}
