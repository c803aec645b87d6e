import type { Locale } from 'shared-kit/model';
import type { Texts } from 'locales/texts';

/** The namespaces: `common` (shell and kit), `codes` (what servers and rules say), one for each remote. */
export type Namespace = keyof Texts;

/** Nested texts of one namespace in one language, as its file holds them. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** Brings a catalogue: the JSON, or the module that `import()` makes of it. */
export type LoadCatalogue = (locale: Locale) => Promise<Catalogue | { default: Catalogue }>;

export const catalogueOf = (loaded: Catalogue | { default: Catalogue }): Catalogue =>
  typeof loaded['default'] === 'object' ? loaded['default'] : (loaded as Catalogue);
