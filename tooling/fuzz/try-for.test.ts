import { tryFor } from './try-for';

describe('how long a property is tried', () => {
  afterEach(() => {
    delete process.env.FUZZ_MS;
    delete process.env.FUZZ_SEED;
    jest.useRealTimers();
  });

  it('ADD-52 (ADR-0070) in npm test once, always by the same seed', async () => {
    const asked: object[] = [];
    await tryFor({ runs: 7, parts: 2 }, (options) => asked.push(options));
    await tryFor({ runs: 7, parts: 2 }, (options) => asked.push(options));
    expect(asked).toEqual([
      { numRuns: 7, seed: 2026 },
      { numRuns: 7, seed: 2026 },
    ]);
  });

  it('ADD-52 (ADR-0070) in npm run fuzz in rounds of other seeds, for its part of the time', async () => {
    Object.assign(process.env, { FUZZ_MS: '1000', FUZZ_SEED: '2147483647' });
    jest.useFakeTimers();
    const seeds: (number | undefined)[] = [];
    await tryFor({ runs: 7, parts: 2 }, async ({ seed }) => {
      seeds.push(seed);
      jest.setSystemTime(Date.now() + 200);
    });
    expect(seeds).toEqual([2147483647, 0, 1]);
  });

  it('ADD-52 a failed round ends it with its failure', async () => {
    Object.assign(process.env, { FUZZ_MS: '1000', FUZZ_SEED: '5' });
    await expect(tryFor({ runs: 1, parts: 1 }, ({ seed }) => Promise.reject(new Error(`seed ${seed}`)))).rejects.toThrow('seed 5');
  });
});
