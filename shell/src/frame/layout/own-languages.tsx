import { usePreference } from 'shared-kit/state';
import { lazyPart } from 'shared-kit/ui-core';
import type { ComponentType } from 'react';
import { usePageTranslated } from '../../translation/page-translation';

type Line = ComponentType<{ onDismiss: () => void }>;

// If the code of the line does not arrive, the console works without it.
const OwnLanguagesLine = lazyPart(
  (): Promise<{ default: Line }> => import('./own-languages-line').catch((): { default: Line } => ({ default: () => null })),
  null,
);

const isTrue = (stored: unknown): boolean => stored === true;

/** Offers the console's own languages while the browser translates the page, until the user dismisses that. */
export function OwnLanguages() {
  const isTranslated = usePageTranslated();
  const [dismissed, setDismissed] = usePreference('ownLanguages.dismissed', isTrue);
  if (!isTranslated || dismissed) return null;
  const dismiss = () => {
    setDismissed(true);
    // The pressed button disappears, and the keyboard would start again at the top of the page.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return <OwnLanguagesLine onDismiss={dismiss} />;
}
