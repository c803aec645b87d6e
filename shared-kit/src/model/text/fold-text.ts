import { stripAccents } from './names';

/** A text as a search compares it: neither case nor accents count, so that "sao" finds "São Paulo". */
export const foldText = (text: string): string => stripAccents(text).toLowerCase();
