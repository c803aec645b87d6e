/**
 * How long a property of `npm run fuzz` is tried, as options of fast-check. In `npm test` each is tried a fixed number of times by a fixed seed: a test
 * that fails there says that a change broke something. `npm run fuzz` gives another seed each time, which it prints, and minutes in place of a number.
 */

const SEED_OF_TESTS = 2026;
/** fast-check ends after the time, not after this. */
const FOR_EVER = 2 ** 31 - 1;

/**
 * @param {number} runs how often the property is tried in `npm test`
 * @param {number} parts how many properties share the time of their subject
 * @returns {{ numRuns: number, seed: number, interruptAfterTimeLimit?: number }}
 */
export function budget(runs, parts) {
  const { FUZZ_MS, FUZZ_SEED } = process.env;
  if (FUZZ_MS === undefined) return { numRuns: runs, seed: SEED_OF_TESTS };
  return { numRuns: FOR_EVER, seed: Number(FUZZ_SEED), interruptAfterTimeLimit: Math.ceil(Number(FUZZ_MS) / parts) };
}
