import { wholeNumber } from '../../http/request-url';
import { invalidArgument } from '../../errors/status';

/**
 * One chunk of a response: its length and its JSON. The text must be ASCII, since the client counts UTF-16 units and the network counts bytes.
 */
export function frame(asciiJsonText: string): string {
  return `${asciiJsonText.length}\n${asciiJsonText}`;
}

/** Messages of a form post: `req0___data__`, `req1___data__` and so on, each JSON. */
export function formMessages(form: URLSearchParams): { id: number; json: string }[] {
  const count = wholeNumber('count', form.get('count') ?? '0') ?? 0;
  const offset = wholeNumber('ofs', form.get('ofs') ?? '0') ?? 0;
  const messages: { id: number; json: string }[] = [];
  for (let i = 0; i < count; i += 1) {
    const json = form.get(`req${i}___data__`);
    if (json === null) throw invalidArgument(`The form announces ${count} messages and has no number ${i}.`);
    messages.push({ id: offset + i, json });
  }
  return messages;
}

/** The `headers` field of a handshake: HTTP headers as `Name:value` lines. The returned names are in lower case. */
export function formHeaders(form: URLSearchParams): Map<string, string> {
  const headers = new Map<string, string>();
  for (const line of (form.get('headers') ?? '').split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
