import { stripAccents } from './names';

/** A text as a search compares it: neither case nor accents count, so that "sao" finds "São Paulo". */
export const foldText = (text: string): string => stripAccents(text).toLowerCase();

/** Whether a text has every word of a search in it, each as it is or as a part of one. */
export const hasWordsOf = (text: string, search: string): boolean => {
  const folded = foldText(text);
  return foldText(search).trim().split(/\s+/).every((word) => folded.includes(word));
};

/** The field in which sessions and tasks keep {@link searchNameOf} their name. */
export const SEARCH_NAME = 'searchName';

/** A name as the database is asked for it: it compares letter by letter, so case, accents and doubled spaces are gone from both sides. */
export const searchNameOf = (name: string): string => foldText(name).trim().replace(/\s+/g, ' ');
