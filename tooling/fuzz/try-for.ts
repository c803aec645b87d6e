/**
 * How long a property is tried. In `npm test` it is tried a fixed number of times by a fixed seed: a test that fails there says that a change broke
 * something. `npm run fuzz` tries it in rounds until a time is over, each by another seed, beginning with the one that it prints; fast-check names the
 * seed of the round that failed.
 */

const SEED_OF_TESTS = 2026;
/** Seeds of fast-check have 32 bits. */
const SEEDS = 2 ** 31;

/**
 * @param how `runs` of a round, which is the only one in `npm test`; `parts`: how many properties share the time of
 *   their subject
 * @param assert calls `fc.assert` with these options
 */
export async function tryFor(
  { runs, parts }: { runs: number; parts: number },
  assert: (options: { numRuns: number; seed: number }) => unknown,
) {
  const { FUZZ_MS, FUZZ_SEED } = process.env;
  if (FUZZ_MS === undefined) {
    await assert({ numRuns: runs, seed: SEED_OF_TESTS });
    return;
  }
  const end = Date.now() + Number(FUZZ_MS) / parts;
  for (let round = 0; round === 0 || Date.now() < end; round += 1)
    await assert({ numRuns: runs, seed: (Number(FUZZ_SEED) + round) % SEEDS });
}
