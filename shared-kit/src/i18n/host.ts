/** How the console loads its texts. */
export type { Catalogue, LoadCatalogue, Namespace } from './catalogue';
