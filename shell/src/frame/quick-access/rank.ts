import uFuzzy from '@leeoniya/ufuzzy';
import { foldText } from 'shared-kit/model';

export interface Ranked {
  id: string;
  label: string;
  /** More text to search, such as the company of a domain. */
  hint?: string | undefined;
}

/** Finds words of any script, with one typing error in each. */
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

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\d]+/u).filter(Boolean);
const initialsOf = (words: readonly string[]): string => (words.length > 1 ? words.map((word) => word[0]).join('') : '');

interface SearchedText {
  words: readonly string[];
  /** All text that is searched. */
  text: string;
}

/** A cache, because preparing thousands of domains for each typed letter would be slow. */
const searchedTexts = new WeakMap<Ranked, SearchedText>();

function searchedText(entry: Ranked): SearchedText {
  const before = searchedTexts.get(entry);
  if (before) return before;
  const label = foldText(entry.label);
  const words = wordsOf(label);
  const searched = { words, text: `${label} ${initialsOf(words)} ${foldText(entry.hint ?? '')}` };
  searchedTexts.set(entry, searched);
  return searched;
}

const BATCH_SIZE = 300;

/** Prepares entries for searches, some at a time, so that the first typed letter finds them ready. Returns a function that stops the work. */
export function prepareEntries(entries: readonly Ranked[]): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const prepareFrom = (from: number) => {
    const next = from + BATCH_SIZE;
    entries.slice(from, next).forEach(searchedText);
    if (next < entries.length) timer = setTimeout(prepareFrom, 0, next);
  };
  timer = setTimeout(prepareFrom, 0, 0);
  return () => clearTimeout(timer);
}

/**
 * The entries that match `search`, best match first: by beginnings of words, initials or parts of words, also with a typing error. Accents
 * and the order of words do not matter. Recent entries come first if all words of the search are beginnings of words in their labels.
 */
export function rank<E extends Ranked>(entries: readonly E[], search: string, recent: readonly string[]): readonly E[] {
  const needle = foldText(search).trim();
  if (needle === '') return entries;
  const texts = entries.map(searchedText);
  const terms = wordsOf(needle);
  const order =
    terms.length > 0
      ? fuzzy(
          texts.map(({ text }) => text),
          needle,
        )
      : containing(
          texts.map(({ text }) => text),
          needle,
        );
  const isNamed = (index: number) => terms.every((term) => texts[index]!.words.some((word) => word.startsWith(term)));
  const place = (index: number) => {
    const at = recent.indexOf(entries[index]!.id);
    return at >= 0 && isNamed(index) ? at : recent.length + (isNamed(index) ? 0 : 1);
  };
  // Compute each position once, because a single letter finds thousands of entries.
  return order
    .map((index) => ({ entry: entries[index]!, at: place(index) }))
    .sort((a, b) => a.at - b.at)
    .map(({ entry }) => entry);
}

function fuzzy(texts: string[], needle: string): readonly number[] {
  const [indexes, info, order] = engine.search(texts, needle, 1);
  if (!indexes) return [];
  return order ? order.map((at) => info.idx[at]!) : indexes;
}

/** For searches without letters or digits, such as an emoji. */
const containing = (texts: readonly string[], needle: string): number[] =>
  texts.flatMap((text, index) => (text.includes(needle) ? index : []));
