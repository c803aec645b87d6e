import type { DrawerEntry } from 'shared-kit/contract';
import { DEFAULT_LOCALE, useLabelText, useLocale } from 'shared-kit/i18n';
import { useCallback } from 'react';

/**
 * What a drawer entry or a page of a remote is called. The texts come with the registry; a label without, such as one of the
 * shell's own, is looked up among the texts that are loaded.
 */
export function useEntryLabel(): (entry: Pick<DrawerEntry, 'label' | 'labels'>) => string {
  const text = useLabelText();
  const locale = useLocale();
  return useCallback(({ label, labels }) => labels?.[locale] ?? labels?.[DEFAULT_LOCALE] ?? text(label), [locale, text]);
}
