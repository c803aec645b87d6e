import type { i18n as I18n } from 'i18next';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from 'shared-kit/model';
import type { Texts } from 'locales/texts';
import type { Namespace } from './catalogue';
import { i18n } from './engine';

export type TextKey<N extends Namespace> = keyof Texts[N] & string;

/** The values of a text's placeholders. A text without placeholders takes no second argument. */
type ValuesOf<N extends Namespace, K extends TextKey<N>> = keyof Texts[N][K] extends never ? [] : [values: Texts[N][K]];

/** Looks up a text. Unknown keys and missing values are compile errors (D-07). */
export type Translate<N extends Namespace> = <K extends TextKey<N>>(key: K, ...values: ValuesOf<N, K>) => string;

/**
 * Kept for each engine: for other options, react-i18next subscribes anew after every rendering. It also copies what the engine itself has, some forty
 * members, for each component that asks for texts; so it gets an object without members of its own, which takes all from the engine.
 */
const options = new WeakMap<I18n, { i18n: I18n; useSuspense: false }>();

function useEngine(namespace: Namespace) {
  const engine = i18n();
  if (!options.has(engine)) options.set(engine, { i18n: Object.create(engine) as I18n, useSuspense: false });
  return useTranslation<string>(namespace, options.get(engine));
}

/** The texts of a namespace in the current language. */
export function useText<N extends Namespace>(namespace: N): { t: Translate<N>; locale: Locale } {
  const { t, i18n: engine } = useEngine(namespace);
  return { t: t as unknown as Translate<N>, locale: engine.language as Locale };
}

/** The current language, with a render when it changes. */
export function useLocale(): Locale {
  return useEngine('common').i18n.language as Locale;
}

/** What a word may consist of to be looked up, because full stops and colons have a meaning in keys. */
const WORD = /^\w+$/;

/** The text for a stored word, such as the name of a field, from a group of texts, such as `changes:field`. A word without a text is returned unchanged. */
export function useWordText(group: string): (word: string) => string {
  const { t } = useEngine('common');
  return useCallback((word: string) => (WORD.test(word) && i18n().exists(`${group}.${word}`) ? t(`${group}.${word}`) : word), [t, group]);
}

/** Looks up keys that come from data, such as `dashboards:drawer` of a drawer entry. An unknown key is returned unchanged. */
export function useLabelText(): (key: string) => string {
  const { t } = useEngine('common');
  return useCallback((key: string) => t(key), [t]);
}
