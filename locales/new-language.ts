// `npm run new-language -- de-DE`: lays out a language, or lists what is untranslated in one that is there.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calendarOf } from './calendars';
import { DEFAULT_LOCALE, flat, LANGUAGES, LOCALES, readJson, TEXT_FILES, THINGS, untranslated, wordsOf, type Texts } from './catalogues';

const [locale = ''] = process.argv.slice(2);
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Why a language cannot be laid out by this tag. */
function refusal(tag: string): string | undefined {
  if (!/^[a-z]{2}-[A-Z]{2}$/.test(tag)) return 'Name the language and its region: npm run new-language -- de-DE';
  if (Intl.DateTimeFormat.supportedLocalesOf([tag]).length === 0 || nameOf(tag).startsWith(tag.slice(0, 2)))
    return `${tag} is no language that browsers can write dates and numbers in.`;
  if (LOCALES.includes(tag)) return undefined;
  try {
    calendarOf(tag);
  } catch (error) {
    return (error as Error).message;
  }
  const lacking = pluralFormsOf(tag).filter((form) => !pluralForms().includes(form));
  if (lacking.length > 0)
    return `${tag} has the plural form ${lacking.join(' and ')}, which no language here has. Add the key with _${lacking.join(' and _')} to each plural text of all languages first, then npm run texts.`;
  return undefined;
}

/** Its name in itself, as the language menu shows it: Deutsch (DE). */
function nameOf(tag: string): string {
  const [language = '', region] = tag.split('-');
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(language) ?? language;
  return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)} (${region})`;
}

const pluralFormsOf = (tag: string): string[] => new Intl.PluralRules(tag).resolvedOptions().pluralCategories;

function pluralForms(): string[] {
  const keys = flat(readJson<Texts>(DEFAULT_LOCALE, 'common.json')).flatMap(([key]) => PLURAL.exec(key)?.[1] ?? []);
  return [...new Set(keys)];
}

/** What the language's standard says of it; the rest is to be checked by somebody who speaks it. */
function entryOf(tag: string) {
  const [language = ''] = tag.split('-');
  const isFirst = !LOCALES.some((one) => one.startsWith(`${language}-`));
  const decimalSign = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
  // TypeScript does not know the property yet, of which the name has changed on the way into the standard.
  const tagged = new Intl.Locale(tag) as Intl.Locale &
    Partial<{ textInfo: { direction: string }; getTextInfo: () => { direction: string } }>;
  return {
    name: nameOf(tag),
    standsFor: isFirst ? [language] : [],
    mail: isFirst ? language : tag,
    csvSeparator: decimalSign === ',' ? ';' : ',',
    decimalSign,
    direction: (tagged.getTextInfo?.() ?? tagged.textInfo)?.direction ?? 'ltr',
    quotes: '“”',
    dateLetters: 'dmy',
  };
}

function write(path: string, content: object): void {
  const file = join(import.meta.dirname, path);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  console.log(`  ${path}`);
}

/** Copies the texts of the default language, which {@link untranslated} finds until they are translated. */
function layOut(): void {
  console.log(`${locale} is laid out in locales:`);
  for (const path of TEXT_FILES) write(path(locale), readJson(path(DEFAULT_LOCALE)));
  const things = THINGS.filter(({ only }) => !only);
  const near = LOCALES.find((one) => one.startsWith(locale.slice(0, 2)));
  const terms = Object.fromEntries(things.map(({ thing }) => [thing, near ? wordsOf(near).terms[thing] : { word: '', not: [] }]));
  write(`words/${locale}.json`, near ? { terms } : { same: [], terms });
  writeFileSync(
    join(import.meta.dirname, 'languages.json'),
    `${JSON.stringify({ ...readJson<object>('languages.json'), [locale]: entryOf(locale) }, null, 2)}\n`,
  );
  console.log('  languages.json: what is known of it. Check its quotes, its letters for day, month and year, and the tag of its mails.');
}

function report(): void {
  const texts = untranslated(locale);
  const words = Object.entries(wordsOf(locale).terms).filter(([, { word }]) => word === '');
  const { name } = LANGUAGES[locale] ?? entryOf(locale);
  for (const { file, key, text } of texts) console.log(`${file} ${key}: ${text}`);
  for (const [thing] of words) console.log(`words/${locale}.json: no word for ${thing}`);
  console.log(
    texts.length + words.length === 0
      ? `${name} has a text of its own for every English one.`
      : `Untranslated in ${name}: ${texts.length} texts, ${words.length} words. What is the same in English goes into "same" of words/${locale}.json. Then: npm run test:unit -- locales`,
  );
}

const problem = refusal(locale);
if (problem) {
  console.error(problem);
  process.exit(1);
}
if (!LOCALES.includes(locale)) layOut();
report();
