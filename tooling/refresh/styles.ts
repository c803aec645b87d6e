/**
 * Called by each style sheet of a remote in development (`webpack/refresh-styles-loader.ts`). A saved style sheet replaces the old one, so that deleted
 * rules do not apply any more.
 * @param {import('./follow-build').Hot | undefined} hot @param {string} css
 */
export function settleStyles(hot, css) {
  if (!hot) return;
  const before = hot.data?.['css'];
  hot.accept(() => {});
  hot.dispose((data) => void (data['css'] = css));
  if (typeof before !== 'string' || before === css) return;
  // Set by the kit in development (shared-kit/src/ui-core/theme/adopt-styles.ts).
  const { replaceStyles } = /** @type {typeof globalThis & { replaceStyles?: (before: string, after: string) => boolean }} */ (globalThis);
  // The style sheet was not adopted by that function, so the modules that import it run again.
  if (!replaceStyles?.(before, css)) hot.invalidate();
}
