import { expect, type Page } from '@playwright/test';
import { LANGUAGES, LOCALES } from './choose-language';
import { typedNames } from './typed-names';

/** English with accents, each word a third longer (ADR-0081). */
export const PSEUDO_LANGUAGE = 'en-XA';

/** The console whose shell has the made-up language; the one that `CONSOLE_URL` names, if the tests have started none. */
export const PSEUDO_LANGUAGE_URL = process.env.PSEUDO_LANGUAGE_URL ?? process.env.CONSOLE_URL;

/** The languages of that console, the default one first and the made-up one last. */
export const LOCALES_WITH_PSEUDO: readonly string[] =
  process.env.PSEUDO_LANGUAGE_URL === undefined ? LOCALES : [...LOCALES, PSEUDO_LANGUAGE];

/** What browsers write in English for the made-up language: dates, how one is typed, and the end of a list. */
const DATES = [
  String.raw`(in )?\d+ (second|minute|hour|day|week|month|year)s?( ago)?`,
  'yesterday|today|tomorrow|now',
  '(last|this|next) (week|month|year)',
  '(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day',
  String.raw`(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w* \d+`,
  String.raw`\d{4} at \d+`,
  'Coordinated Universal Time',
  '[dmy]{2,4}(/[dmy]{2,4}){2}',
  'and',
].join('|');

/** The names of languages, and those in the data of the demo, read once. */
let names: Promise<string[]> | undefined;

async function readNames(): Promise<string[]> {
  return [...Object.values(LANGUAGES).map(({ name }) => name), ...(await typedNames())];
}

/**
 * Expects every text, name and placeholder of the open page to be translated: in the made-up language it has accents. Data have none: what is marked as
 * typed by users (`translate="no"`, D-115), also where a sentence repeats it, dates, languages, keys, and in capitals codes and abbreviations. Of a name
 * or tooltip one accented letter is enough, since it may repeat what is marked nowhere.
 */
export async function expectTranslated(page: Page, screen: string): Promise<void> {
  await expect
    .configure({ soft: true })
    .poll(() => untranslatedOn(page), { message: `without accents in ${PSEUDO_LANGUAGE}: ${screen}` })
    .toEqual([]);
}

const untranslatedOn = async (page: Page): Promise<string[]> =>
  page.evaluate(untranslated, { dates: DATES, names: await (names ??= readNames()) });

/** The texts that are no data and have letters that the made-up language never has. Runs in the page. */
function untranslated({ dates, names }: { dates: string; names: string[] }): string[] {
  const isData = (holder: Element) =>
    holder.closest('[translate]')?.getAttribute('translate') === 'no' ||
    holder.closest('script, style, noscript, kbd, body [lang], .ic-hidden:is([role=status], [aria-live])') !== null;
  const inWords = (text: string) => text.trim().replace(/\s+/g, ' ');
  const marked = [...document.querySelectorAll('[translate=no]')].map((holder) => inWords(holder.textContent));
  const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => inWords(value));
  const data = [...names, ...marked, ...typed].filter((text) => /\p{L}{2}/u.test(text)).sort((a, b) => b.length - a.length);
  const wholeWords = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})(?![\\p{L}\\p{N}])`, 'gu');
  const dataForms = wholeWords(data.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'));
  const dateForms = wholeWords(dates);
  const withoutData = (text: string) =>
    inWords(text)
      .replace(dataForms, '')
      .replace(/\S+@\S+|\b(Ctrl|Shift|Alt)\+\S+/g, '')
      .replace(dateForms, '')
      .replace(/(?<![A-Za-z])[A-Z][A-Z\d/+-]*(?![a-z])/g, '');
  const isPlain = (text: string) => /[acdeghijklnorstuwyz]/i.test(withoutData(text));
  const hasAccent = (text: string) => /[åçðéĝĥîĵķļñöŕšţûŵýž]/i.test(text);
  /** What is hidden from screen readers, and drawings in antd's controls, which antd names in English (docs/accessibility.md). */
  const isUnnamed = (holder: Element) => holder.closest('[aria-hidden=true], .anticon') !== null;
  const where = (holder: Element) => `${holder.tagName} ${holder.getAttribute('class') ?? ''}`;
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: holder, data: text } = walker.currentNode as Text;
    if (holder && !isData(holder) && isPlain(text)) faults.add(`${text.trim()} (${where(holder)})`);
  }
  for (const name of ['aria-label', 'aria-description', 'placeholder', 'alt', 'title']) {
    for (const holder of document.body.querySelectorAll(`[${name}]`)) {
      const text = holder.getAttribute(name) ?? '';
      if (!isData(holder) && !isUnnamed(holder) && !hasAccent(text) && isPlain(text)) faults.add(`${name} ${text} (${where(holder)})`);
    }
  }
  return [...faults];
}
