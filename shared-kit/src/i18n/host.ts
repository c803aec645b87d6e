/** For the shell: loads the texts of the console. */
export type { Catalogue, LoadCatalogue, Namespace } from './catalogue';
export { PSEUDO_LOCALE, pseudoText, SHOWN_LOCALES } from './pseudo-language';
