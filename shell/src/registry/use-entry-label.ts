import type { Labels } from 'shared-kit/model/registry';
import { PSEUDO_LOCALE, pseudoText } from 'shared-kit/host/i18n';
import { useLabelText, useLocale } from 'shared-kit/i18n';
import { DEFAULT_LOCALE, type Locale } from 'shared-kit/model';
import { useCallback } from 'react';

interface Labelled {
  label?: string | undefined;
  labels?: Labels | undefined;
}

/** The text of a remote that does not have the language; remotes bring none in the made-up language. */
function inDefault(labels: Labels | undefined, locale: Locale): string | undefined {
  const label = labels?.[DEFAULT_LOCALE];
  return label !== undefined && locale === PSEUDO_LOCALE ? pseudoText(label) : label;
}

/**
 * Returns a function for the label of a remote's entry in the user's language; null for an entry without one. The registry contains the
 * texts of labels. A label without them, such as one of the shell, is looked up in the loaded texts.
 */
export function useEntryLabel(): (entry: Labelled, values?: Readonly<Record<string, string>>) => string | null {
  const text = useLabelText();
  const locale = useLocale();
  return useCallback(
    ({ label, labels }, values = {}) => {
      if (label === undefined) return null;
      const template = labels?.[locale] ?? inDefault(labels, locale) ?? text(label);
      return template.replace(/{{(\w+)}}/g, (whole, name: string) => (Object.hasOwn(values, name) ? values[name]! : whole));
    },
    [locale, text],
  );
}
