import uFuzzy from '@leeoniya/ufuzzy';

export interface Ranked {
  id: string;
  label: string;
  /** More to be found by, such as the company of a domain. */
  hint?: string | undefined;
}

/** Words of any script, one typing error in each forgiven. */
const engine = new uFuzzy({
  unicode: true,
  alpha: '\\p{L}',
  interSplit: "[^\\p{L}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  interBound: '[^\\p{L}\\d]',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\d']",
  intraContr: "'\\p{L}{1,2}\\b",
  intraMode: 1,
});

const plain = (text: string): string => uFuzzy.latinize(text.normalize('NFC')).toLowerCase();
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d]+/u).filter(Boolean);
const initialsOf = (words: readonly string[]): string => (words.length > 1 ? words.map((word) => word[0]).join('') : '');

interface SearchedText {
  /** Of its label. */
  words: readonly string[];
  /** All it can be found by. */
  text: string;
}

/** Kept with each entry: thousands of domains are made plain once, not with each letter that is typed. */
const known = new WeakMap<Ranked, SearchedText>();

function searchedText(entry: Ranked): SearchedText {
  const before = known.get(entry);
  if (before) return before;
  const label = plain(entry.label);
  const words = wordsOf(label);
  const searched = { words, text: `${label} ${initialsOf(words)} ${plain(entry.hint ?? '')}` };
  known.set(entry, searched);
  return searched;
}

const READY_AT_A_TIME = 300;

/** Makes entries ready to be searched, a few at a time, so that the first letter need not wait for thousands. The answer gives it up. */
export function makeReady(entries: readonly Ranked[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const goOn = (from: number) => {
    const next = from + READY_AT_A_TIME;
    entries.slice(from, next).forEach(searchedText);
    if (next < entries.length) timer = setTimeout(goOn, 0, next);
  };
  timer = setTimeout(goOn, 0, 0);
  return () => clearTimeout(timer);
}

/**
 * The entries that `search` may mean, the likeliest first: by the beginnings of words, their initials, a part of them, with a
 * typing error; accents and the order of words do not matter. Those used lately come first where they are named by beginnings.
 */
export function rank<E extends Ranked>(entries: readonly E[], search: string, recent: readonly string[]): readonly E[] {
  const needle = plain(search).trim();
  if (needle === '') return entries;
  const texts = entries.map(searchedText);
  const terms = wordsOf(needle);
  const order = terms.length > 0 ? fuzzy(texts.map(({ text }) => text), needle) : containing(texts.map(({ text }) => text), needle);
  const isNamed = (index: number) => terms.every((term) => texts[index]!.words.some((word) => word.startsWith(term)));
  const place = (index: number) => {
    const at = recent.indexOf(entries[index]!.id);
    return at >= 0 && isNamed(index) ? at : recent.length + (isNamed(index) ? 0 : 1);
  };
  // Each place once: a single letter finds thousands.
  return order
    .map((index) => ({ entry: entries[index]!, at: place(index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

function fuzzy(texts: string[], needle: string): readonly number[] {
  const [found, info, order] = engine.search(texts, needle, 1);
  if (!found) return [];
  return order ? order.map((at) => info.idx[at]!) : found;
}

/** For what has no letters, such as an emoji in a name. */
const containing = (texts: readonly string[], needle: string): number[] =>
  texts.flatMap((text, index) => (text.includes(needle) ? index : []));
