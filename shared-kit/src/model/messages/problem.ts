import { CODE, CODES, MESSAGE_TEXTS, type KeyedText } from './codes';
import type { Message } from './message';

type Details = Pick<Message, 'key' | 'args' | 'field'>;

/**
 * The message of a code, ready to be shown or sent (D-01, D-02). `key` chooses another text, for codes that have several. An
 * unknown code becomes a server error (D-03).
 */
export function problem(code: number, details: Details = {}): Message {
  const entry = CODES[code] ?? CODES[CODE.serverError]!;
  const key = details.key ?? entry.key;
  return { code, text: MESSAGE_TEXTS.get(key) ?? entry.text, ...details, key };
}

/** A message with a key but without a number. */
export function keyedMessage(key: KeyedText, args?: Message['args']): Message {
  return { key, text: MESSAGE_TEXTS.get(key) ?? '', ...(args && { args }) };
}
