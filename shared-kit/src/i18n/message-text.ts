import { useCallback } from 'react';
import { CODE, CODES, formatMessage, type Message } from 'shared-kit/model';
import { i18n, namespaces } from './engine';
import { formatList } from './format';
import { useLocale } from './use-text';

/**
 * A message in the current language (D-01 to D-03): by its key, else by the key of its code, else its own text, each with `%s`
 * filled in (a list by the words of the language), followed by the server's id of a failed request. A string is returned unchanged.
 */
export function messageText(message: Message | string): string {
  if (typeof message === 'string') return message;
  const { key, code, text, list, requestId } = message;
  const args = list && list.length > 0 ? [formatList(list.map(messageText))] : message.args;
  const codeKey = code === undefined ? undefined : CODES[code]?.key;
  const keyText = (key && lookUp(key)) ?? (codeKey && lookUp(codeKey));
  const formatted = formatMessage(keyText || text || lookUp(CODES[CODE.serverError]!.key) || '', args);
  const withReference = requestId === undefined ? undefined : lookUp('err.withReference');
  return withReference === undefined ? formatted : formatMessage(withReference, [formatted, requestId!]);
}

/** {@link messageText} for components: they render again when the language changes. */
export function useMessageText(): (message: Message | string) => string {
  const locale = useLocale();
  // oxlint-disable-next-line react/exhaustive-deps -- a new function makes its users render again in the new language
  return useCallback((message: Message | string) => messageText(message), [locale]);
}

/** `codes` first, because a remote may have another text with the same key, perhaps with other placeholders. */
const inOrder = () => ['codes', ...namespaces().filter((namespace) => namespace !== 'codes')];

/** The text of a key; undefined if a key from a server names no text, a group of texts, or a text with placeholders. */
function lookUp(key: string): string | undefined {
  const ns = inOrder();
  if (!i18n().exists(key, { ns })) return undefined;
  const text: unknown = i18n().t(key, { ns, returnObjects: true, skipInterpolation: true });
  return typeof text === 'string' && !text.includes('{{') ? text : undefined;
}
