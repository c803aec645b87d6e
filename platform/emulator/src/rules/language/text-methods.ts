import { Fault } from '../values/fault';
import { ListValue } from '../values/value';
import { method, type MethodTable } from './method';
import { regex } from './regex';

export const STRING_METHODS: MethodTable<string> = {
  lower: method([], (text) => text.toLowerCase()),
  upper: method([], (text) => text.toUpperCase()),
  trim: method([], (text) => text.trim()),
  size: method([], (text) => BigInt([...text].length)),
  toUtf8: method([], (text) => Buffer.from(text)),
  matches: method(['string'], (text, pattern) => {
    const compiled = regex(pattern);
    return compiled instanceof Fault ? compiled : compiled.testExact(text);
  }),
  replace: method(['string', 'string'], (text, pattern, by) => {
    const compiled = regex(pattern);
    return compiled instanceof Fault ? compiled : compiled.matcher(text).replaceAll(() => by);
  }),
  split: method(['string'], (text, pattern) => {
    const compiled = regex(pattern);
    return compiled instanceof Fault ? compiled : new ListValue(compiled.split(text));
  }),
};

export const BYTES_METHODS: MethodTable<Uint8Array> = {
  size: method([], (bytes) => BigInt(bytes.length)),
  // The URL-safe alphabet with padding, which Node's `base64url` leaves out.
  toBase64: method([], (bytes) => Buffer.from(bytes).toString('base64').replaceAll('+', '-').replaceAll('/', '_')),
  toHexString: method([], (bytes) => Buffer.from(bytes).toString('hex').toUpperCase()),
};
