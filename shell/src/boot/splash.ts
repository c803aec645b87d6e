/**
 * Lets the splash screen of index.html fade away for the time that its style says (SHELL-10), and at once for whoever wants no
 * motion. Below it the page can be used at once.
 */
export function leaveSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash || splash.classList.contains('leaving')) return;
  splash.classList.add('leaving');
  // Not by a timer: on a busy page it can run out before the first frame of the fade.
  const fading = splash.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(fading).then(() => splash.remove());
}
