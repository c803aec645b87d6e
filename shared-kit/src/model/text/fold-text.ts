import { stripAccents } from './names';

/** A text as a search compares it: neither case nor accents count, so that "sao" finds "São Paulo". */
export const foldText = (text: string): string => stripAccents(text).toLowerCase();

/** Whether a text has every word of a search in it, each as it is or as a part of one. */
export const hasWordsOf = (text: string, search: string): boolean => {
  const folded = foldText(text);
  return foldText(search).trim().split(/\s+/).every((word) => folded.includes(word));
};
