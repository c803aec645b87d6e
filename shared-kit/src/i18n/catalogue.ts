import type { Locale } from 'shared-kit/model';
import type { Texts } from 'locales/texts';

/** The namespaces: `common` (shell and kit), `codes` (messages of servers and rules), and one for each remote. */
export type Namespace = keyof Texts;

/** Nested texts of one namespace in one language, as its file holds them. */
export type Catalogue = { readonly [key: string]: string | Catalogue };

/** Loads a catalogue: the JSON, or the module of an `import()` of it. */
export type LoadCatalogue = (locale: Locale) => Promise<Catalogue | { default: Catalogue }>;

export const catalogueOf = (loaded: Catalogue | { default: Catalogue }): Catalogue =>
  typeof loaded['default'] === 'object' ? loaded['default'] : loaded;
