/**
 * Fades the splash screen of index.html out (SHELL-10). Its style sets the duration, which is zero for users who prefer reduced motion.
 * The page below can be used meanwhile.
 */
export function hideSplash(): void {
  const splash = document.getElementById('splash');
  if (!splash || splash.classList.contains('leaving')) return;
  splash.classList.add('leaving');
  // No timer, because on a busy page it could end before the first frame of the fade.
  const fading = splash.getAnimations().map(({ finished }) => finished);
  void Promise.allSettled(fading).then(() => splash.remove());
}
