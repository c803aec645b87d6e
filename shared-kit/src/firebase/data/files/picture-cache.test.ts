import fc from 'fast-check';
import { setFileStore } from './file-store';
import { createMemoryFiles, type MemoryFiles } from '../../../testing/memory-files';
import { PictureCache } from './picture-cache';

let files: MemoryFiles;
let cache: PictureCache;
/** The valid object URLs. */
let good: Set<string>;

beforeEach(() => {
  let last = 0;
  good = new Set();
  URL.createObjectURL = () => {
    const url = `blob:${++last}`;
    good.add(url);
    return url;
  };
  URL.revokeObjectURL = (url) => void good.delete(url);
  files = createMemoryFiles(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, new Blob([])])));
  setFileStore(files);
  cache = new PictureCache();
});

const settled = () => new Promise((resolve) => setTimeout(resolve));

/** Shows pictures one after another, each for a short time. */
async function look(...paths: string[]) {
  for (const path of paths) {
    const held = cache.hold(path);
    await held.url;
    held.release();
  }
  await settled();
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);

describe('the picture cache', () => {
  it('SHELL-14 keeps up to 10 pictures, then removes the oldest until 5 remain', async () => {
    await look(...upTo(10));
    expect(cache.paths()).toEqual(upTo(10));
    expect(good.size).toBe(10);
    await look('p10');
    expect(cache.paths()).toEqual(['p5', 'p6', 'p7', 'p8', 'p9', 'p10']);
    expect(good.size).toBe(6);
  });

  it('SHELL-14 downloads a kept picture once, also for two requests at the same time', async () => {
    const [first, second] = [cache.hold('p0'), cache.hold('p0')];
    expect(await first.url).toBe(await second.url);
    await look('p0');
    expect(files.reads).toEqual(['p0']);
  });

  it('SHELL-14 revokes the URL of a picture only when nothing shows it any more', async () => {
    const shown = cache.hold('p0');
    const url = await shown.url;
    await look(...upTo(11));
    expect(cache.paths()).not.toContain('p0');
    expect(good).toContain(url);
    shown.release();
    shown.release();
    await settled();
    expect(good).not.toContain(url);
  });

  it('loads a picture again after a failure', async () => {
    files.fail('p0', 'unavailable');
    await expect(cache.hold('p0').url).rejects.toMatchObject({ kind: 'unavailable' });
    expect(cache.paths()).toEqual([]);
    files.heal();
    await look('p0');
    expect(cache.paths()).toEqual(['p0']);
  });

  it('keeps nothing after a sign-out, including running downloads', async () => {
    await look('p0', 'p1');
    const late = cache.hold('p2');
    late.release();
    cache.clear();
    await settled();
    expect(cache.paths()).toEqual([]);
    expect(good.size).toBe(0);
  });

  it('SHELL-14 never keeps more than 10 pictures nor revokes a shown one, in any order of use', async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('hold', 'release', 'clear'), fc.integer({ min: 0, max: 14 })), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(steps, async (walk) => {
        const held: { url: Promise<string>; release(): void }[] = [];
        for (const [step, index] of walk) {
          if (step === 'hold') held.push(cache.hold(`p${index}`));
          if (step === 'release') held.splice(index, 1)[0]?.release();
          if (step === 'clear') cache.clear();
          expect(cache.paths().length).toBeLessThanOrEqual(10);
        }
        for (const { url } of held) expect(good).toContain(await url);
        for (const { release } of held) release();
        cache.clear();
        await settled();
        expect(good.size).toBe(0);
      }),
      { numRuns: 50 },
    );
  });
});
