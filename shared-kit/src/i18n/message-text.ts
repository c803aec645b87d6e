import { useCallback } from 'react';
import { CODE, CODES, formatMessage, type Message } from 'shared-kit/model';
import { i18n, namespaces } from './engine';
import { useLocale } from './use-text';

/**
 * A message in the present language (decisions D-01 to D-03): by its key, else by its code's own key, else its text, each with
 * `%s` filled in. A string is a text already.
 */
export function messageText(message: Message | string): string {
  if (typeof message === 'string') return message;
  const { key, code, text, args } = message;
  const known = [key, code === undefined ? undefined : CODES[code]?.key].find((one) => one && has(one));
  if (known) return formatMessage(lookUp(known), args);
  return text ? formatMessage(text, args) : lookUp(CODES[CODE.serverError]!.key);
}

/** {@link messageText} for components: they render again when the language changes. */
export function useMessageText(): (message: Message | string) => string {
  const locale = useLocale();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function is how users of it learn of another language
  return useCallback((message: Message | string) => messageText(message), [locale]);
}

/** Codes first: a remote's own text of the same key is for its screen, perhaps with other placeholders. */
const inOrder = () => ['codes', ...namespaces().filter((namespace) => namespace !== 'codes')];

const has = (key: string): boolean => i18n().exists(key, { ns: inOrder() });

const lookUp = (key: string): string => i18n().t(key, { ns: inOrder() });
