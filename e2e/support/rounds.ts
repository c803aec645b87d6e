import { expect, type Page } from '@playwright/test';
import { footprintOf, type Footprint } from './footprint';
import { growthIn, isLevel } from './growth';
import type { OpenQueries } from './open-queries';

/** `npm run endurance` sets how many rounds are made. Without it they are as few as show that nothing grows. */
export const ROUNDS = Number(process.env.ENDURANCE_ROUNDS ?? 0);

const LEVEL_ROUNDS = 3;
const MOST_ROUNDS = 20;

/**
 * Makes rounds on a page, each of which ends where it has begun. Returns what grows from round to round, in words; empty if all is level. Fails if a
 * round leaves more queries or workers than there were before the first.
 *
 * The rounds that the command asks for are judged together, without the first third. Otherwise rounds are made until one holds no more than the two
 * before it: a page that keeps a part of what it showed never gets there, and one that only was busy with something else does.
 */
export async function growthOf(page: Page, queries: OpenQueries, round: () => Promise<void>): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const [asked, workers] = [await queries.settled(), page.workers().length];
  const seen: Footprint[] = [];
  await round();
  for (let number = 2; number <= (ROUNDS || MOST_ROUNDS); number++) {
    await round();
    await expect.poll(queries.count, { message: 'open queries', intervals: [100] }).toBeLessThanOrEqual(asked);
    await expect.poll(() => page.workers().length, { message: 'workers', intervals: [100] }).toBeLessThanOrEqual(workers);
    seen.push(await footprintOf(devtools, page));
    if (!ROUNDS && seen.length >= LEVEL_ROUNDS && isLevel(seen.slice(-LEVEL_ROUNDS))) return [];
  }
  return growthIn(seen.slice(Math.floor(seen.length / 3)));
}
