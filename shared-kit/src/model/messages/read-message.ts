import { CODES, CODE } from './codes';
import type { Message } from './message';
import { keyedMessage } from './problem';

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

const field = (x: unknown, name: string): unknown => (isRecord(x) ? x[name] : undefined);

/** A body is an envelope with a message, or the message itself when it is a string. */
const messageOfBody = (body: unknown): unknown => (typeof body === 'string' ? body : field(body, 'message'));

const isArg = (x: unknown): x is string | number => typeof x === 'string' || typeof x === 'number';

function asMessage(x: unknown): Message | null {
  if (typeof x === 'string') return x === '' ? null : { text: x };
  if (!isRecord(x)) return null;
  const code = typeof x['code'] === 'number' ? x['code'] : undefined;
  const key = typeof x['key'] === 'string' && x['key'] !== '' ? x['key'] : undefined;
  const text = typeof x['text'] === 'string' && x['text'] !== '' ? x['text'] : undefined;
  if (code === undefined && key === undefined && text === undefined) return null;
  const codeEntry = code === undefined ? undefined : CODES[code];
  return {
    ...(code !== undefined && { code }),
    ...((key ?? codeEntry?.key) !== undefined && { key: key ?? codeEntry?.key }),
    text: text ?? codeEntry?.text ?? CODES[CODE.serverError]!.text,
    ...(Array.isArray(x['args']) && { args: x['args'].filter(isArg) }),
    ...(Array.isArray(x['list']) && {
      list: x['list'].flatMap((part) => (isRecord(part) && !('list' in part) ? (asMessage(part) ?? []) : [])),
    }),
    ...(typeof x['field'] === 'string' && { field: x['field'] }),
  };
}

/**
 * The message of a response or an error of any shape (D-02): from `response.body`, `body` or `message`, otherwise "Empty message!".
 * The input may be anything, because it comes from the network.
 */
export function readMessage(x: unknown): Message {
  const message =
    asMessage(messageOfBody(field(field(x, 'response'), 'body'))) ??
    asMessage(messageOfBody(field(x, 'body'))) ??
    asMessage(typeof x === 'string' ? x : field(x, 'message'));
  return message ?? keyedMessage('err.emptyMessage');
}
