// Writes what imports a file of each language of languages.json, since no bundler follows a list: `npm run texts` after a change of the list; with `--check` it only says whether they are current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { calendarOf } from './calendars';

const here = fileURLToPath(new URL('.', import.meta.url));
const kit = fileURLToPath(new URL('../shared-kit/', import.meta.url));
const locales = Object.keys(JSON.parse(readFileSync(`${here}languages.json`, 'utf8')) as object);

const NOTE = '// Written by locales/write-languages.ts from locales/languages.json; not to be edited.\n';
const identifier = (locale: string) => locale.replace('-', '');
const entries = locales.map((locale) => `  '${locale}': ${identifier(locale)},\n`).join('');

/** The common texts in every language, for servers. */
function commonTexts(): string {
  const imports = locales.map((locale) => `import ${identifier(locale)} from './${locale}/common.json';\n`).sort();
  return `${NOTE}${imports.join('')}\nexport const COMMON_TEXTS = {\n${entries}};\n`;
}

/** The words of the calendar of antd, with the days and months of dayjs, of which `en` is part of dayjs itself. */
function calendarWords(): string {
  const calendars = locales.map((locale) => ({ locale, ...calendarOf(locale) }));
  const imports = [
    ...calendars.map(({ locale, words }) => `import ${identifier(locale)} from 'antd/lib/date-picker/locale/${words}';\n`),
    ...calendars.filter(({ days }) => days !== 'en').map(({ days }) => `import 'dayjs/locale/${days}';\n`),
  ];
  return `${NOTE}${imports.sort().join('')}\nexport const CALENDAR_WORDS = {\n${entries}};\n`;
}

const FILES = new Map([
  [`${here}common-texts.ts`, commonTexts],
  [`${kit}src/ui-form/date/calendar-words.ts`, calendarWords],
]);

for (const [file, source] of FILES) {
  const text = source();
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  if (process.argv.includes('--check')) {
    console.error(`${file} is not current: run npm run texts`);
    process.exitCode = 1;
  } else writeFileSync(file, text);
}
