import codes from 'locales/en-US/codes.json';
import spreadsheets from 'locales/en-US/spreadsheets.json';
import type { Texts } from 'locales/texts';

export type MessageKey = keyof Texts['codes'] | keyof Texts['spreadsheets'];

type Nested = { readonly [name: string]: string | Nested };

const flat = (texts: Nested, prefix = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, text]) => (typeof text === 'string' ? [[prefix + name, text]] : flat(text, `${prefix}${name}.`)));

/**
 * The en-US text of every message, by its key in the catalogue. The platform sends them along with its answers (D-02). The
 * builds of browsers leave them out: the console has the catalogues of its messages in en-US anyway.
 */
export const ENGLISH_TEXTS: Readonly<Record<string, string>> = Object.fromEntries([codes, spreadsheets].flatMap((texts) => flat(texts)));
