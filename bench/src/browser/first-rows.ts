import type { Browser } from '@playwright/test';
import { CREDENTIALS } from '../credentials';
import { slowDown, withNewPage } from '../stack';
import type { Target } from './first-load';
import { markOf, markWhenShown } from './marks';

/** How long a user waits for the first live rows, in milliseconds. */
export interface FirstRows {
  /** From pressing Log in to the first rows. The form is filled in and sent as soon as it is there. */
  afterSignIn: number;
  /** From the reload of the page with the rows, signed in, to the first rows. */
  afterReload: number;
}

/** Signs in as fast as a password manager, on a slow connection and a CPU slowed down four times, then reloads the page. */
export const visitRows = (browser: Browser, { url, rows }: Target): Promise<FirstRows> =>
  withNewPage(browser, async (page) => {
    await slowDown(page, 4, true);
    await markWhenShown(page, [rows]);
    await page.addInitScript(logInAtOnce, CREDENTIALS);
    const shown = await markOf(page, () => page.goto(url));
    const pressed = await page.evaluate(() => (window as PressedWindow).pressed ?? Number.NaN);
    // Waits for the end of the prefetching for other screens, which is no part of a reload.
    await page.waitForTimeout(3000);
    return { afterSignIn: shown - pressed, afterReload: await markOf(page, () => page.reload()) };
  });

interface PressedWindow extends Window {
  pressed?: number;
}

/** Runs in the page. Fills in and sends the login form as soon as it is there. */
function logInAtOnce({ email, password }: typeof CREDENTIALS): void {
  const fill = (input: HTMLInputElement, value: string) => {
    // By the native setter, as the browser does: React ignores values that are set in another way.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const check = () => {
    const secret = document.querySelector<HTMLInputElement>('input[type=password]');
    const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!secret || !button) return void requestAnimationFrame(check);
    fill(secret.form!.querySelector('input')!, email);
    fill(secret, password);
    requestAnimationFrame(() => {
      (window as PressedWindow).pressed = performance.now();
      button.click();
    });
  };
  requestAnimationFrame(check);
}
