import type { Labels } from 'shared-kit/contract';
import { useLabelText, useLocale } from 'shared-kit/i18n';
import { DEFAULT_LOCALE } from 'shared-kit/model';
import { useCallback } from 'react';

interface Labelled {
  label?: string | undefined;
  labels?: Labels | undefined;
}

/**
 * What an entry of a remote is called. The texts come with the registry; a label without, such as one of the shell's own, is looked
 * up among the texts that are loaded. Null when it has no label.
 */
export function useEntryLabel(): (entry: Labelled, values?: Readonly<Record<string, string>>) => string | null {
  const text = useLabelText();
  const locale = useLocale();
  return useCallback(
    ({ label, labels }, values = {}) => {
      if (label === undefined) return null;
      const named = labels?.[locale] ?? labels?.[DEFAULT_LOCALE] ?? text(label);
      return named.replace(/{{(\w+)}}/g, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));
    },
    [locale, text],
  );
}
