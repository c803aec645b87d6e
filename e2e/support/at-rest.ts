import { expect, type Locator } from '@playwright/test';
import { expectAtRest } from './page-checks';

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Position and size of an element once it has stopped moving: the page around a new element still grows for a moment. */
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
