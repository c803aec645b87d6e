/** For the shell: loads the texts of the console. */
export type { Catalogue, LoadCatalogue, Namespace } from './catalogue';
