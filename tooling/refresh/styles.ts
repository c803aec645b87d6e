import type { Hot } from './follow-build';

/**
 * Called by each style sheet of a remote in development (`webpack/refresh-styles-loader.ts`). A saved style sheet replaces the old one, so that deleted
 * rules do not apply any more.
 */
export function settleStyles(hot: Hot | undefined, css: string) {
  if (!hot) return;
  const before = hot.data?.['css'];
  hot.accept(() => {});
  hot.dispose((data) => void (data['css'] = css));
  if (typeof before !== 'string' || before === css) return;
  // Set by the kit in development (shared-kit/src/ui-core/theme/adopt-styles.ts).
  const { replaceStyles } = globalThis as typeof globalThis & { replaceStyles?: (before: string, after: string) => boolean };
  // The style sheet was not adopted by that function, so the modules that import it run again.
  if (!replaceStyles?.(before, css)) hot.invalidate();
}
