import { SPLASH_MS } from 'shared-kit/model';

/** Lets the splash screen of index.html fade away (SHELL-10). Below it the page can be used at once. */
export function leaveSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash || splash.classList.contains('leaving')) return;
  splash.classList.add('leaving');
  setTimeout(() => splash.remove(), SPLASH_MS.fadeOut);
}
