import type { BrowserContext } from '@playwright/test';

/**
 * Removes the splash screen without its fade-out on every page of a browser. The fade-out takes half a second over a page that journeys already use,
 * and without a graphics card the browser paints the whole window in each of its 30 frames: a tenth of the time to load a page.
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
