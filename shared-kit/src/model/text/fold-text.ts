import { stripAccents } from './names';

/** A text in the form in which searches compare it, without case and accents: "sao" finds "São Paulo". */
export const foldText = (text: string): string => stripAccents(text).toLowerCase();

/** Whether a text contains every word of a search, also as part of another word. */
export const hasWordsOf = (text: string, search: string): boolean => {
  const folded = foldText(text);
  return foldText(search).trim().split(/\s+/).every((word) => folded.includes(word));
};

/** The field of sessions and tasks that stores {@link searchNameOf} their name. */
export const SEARCH_NAME = 'searchName';

/** A name in the form in which the database compares it: without case, accents and repeated spaces, since queries compare exactly. */
export const searchNameOf = (name: string): string => foldText(name).trim().replace(/\s+/g, ' ');
