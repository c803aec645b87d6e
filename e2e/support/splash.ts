import type { BrowserContext } from '@playwright/test';

/**
 * Ends the fading of the splash screen at once, on every page of a browser. For half a second it fades over a page that journeys already
 * use, and a browser without a graphics card paints the whole window anew in each of the 30 frames: a tenth of what loading a page costs.
 */
export async function endSplash(context: BrowserContext): Promise<void> {
  await context.addInitScript(endFading);
}

/** Runs in each page before the console does. */
function endFading(): void {
  addEventListener('transitionrun', ({ target }) => {
    if (!(target instanceof Element) || target.id !== 'splash') return;
    for (const animation of target.getAnimations()) animation.finish();
  });
}
