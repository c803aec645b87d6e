import { expect, type Locator } from '@playwright/test';
import { expectAtRest } from './soundness';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where something is once it has stopped moving: pages still grow for a moment after what is looked for is there. */
export async function placeOf(target: Locator): Promise<Place> {
  let last: Place | null = null;
  await expectAtRest(target.page());
  await expect
    .poll(async () => {
      const before = last;
      last = await target.boundingBox();
      return last !== null && JSON.stringify(last) === JSON.stringify(before);
    })
    .toBe(true);
  return last!;
}
