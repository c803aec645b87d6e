import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = join(import.meta.dirname, '../shared-kit/node_modules');
const WORDS = 'antd/lib/date-picker/locale';

/** Names that may belong to a language: its own, or those of its other regions. */
const wordsFor = (language: string): string[] =>
  readdirSync(join(LIBRARIES, WORDS)).flatMap((file) => (new RegExp(`^${language}_[A-Z]+(?=\\.js$)`).exec(file) ?? []).slice(0, 1));

const firstWithFile = (folder: string, names: string[]): string | undefined =>
  names.find((name) => existsSync(join(LIBRARIES, folder, `${name}.js`)));

/**
 * The names by which the libraries of calendars know a language: its words in antd, its days and months in dayjs, which names most languages
 * without their main region.
 */
export function calendarOf(locale: string): { words: string; days: string } {
  const [language = ''] = locale.split('-');
  const words = firstWithFile(WORDS, [locale.replace('-', '_'), ...wordsFor(language)]);
  const days = firstWithFile('dayjs/locale', [locale.toLowerCase(), language]);
  if (words === undefined || days === undefined) throw new Error(`There is no calendar of ${locale}: antd or dayjs lacks it.`);
  return { words, days };
}
