import { TextKeys } from './text-keys';

/** The key by which a table sorts a text: without case and accents, digits by value. Keys compare with `<`. */
export function sortKey(text: string): string {
  const keys = new TextKeys(1);
  keys.add(text);
  return keys.read(0);
}
