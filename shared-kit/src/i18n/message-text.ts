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
  const codeKey = code === undefined ? undefined : CODES[code]?.key;
  const known = (key && lookUp(key)) ?? (codeKey && lookUp(codeKey));
  return formatMessage(known || text || lookUp(CODES[CODE.serverError]!.key) || '', args);
}

/** {@link messageText} for components: they render again when the language changes. */
export function useMessageText(): (message: Message | string) => string {
  const locale = useLocale();
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function is how users of it learn of another language
  return useCallback((message: Message | string) => messageText(message), [locale]);
}

/** `codes` first: a remote's text with the same key is for its screens, perhaps with other placeholders. */
const inOrder = () => ['codes', ...namespaces().filter((namespace) => namespace !== 'codes')];

/** The text of a key, if it is one: a key from a server may name a group of texts, or a text that needs other values. */
function lookUp(key: string): string | undefined {
  const ns = inOrder();
  if (!i18n().exists(key, { ns })) return undefined;
  const text: unknown = i18n().t(key, { ns, returnObjects: true, skipInterpolation: true });
  return typeof text === 'string' && !text.includes('{{') ? text : undefined;
}
