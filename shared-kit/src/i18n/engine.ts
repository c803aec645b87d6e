import { createInstance, type i18n as I18n } from 'i18next';
import { DEFAULT_LOCALE, languageOf, type Locale } from 'shared-kit/model';
import { catalogueOf, type Catalogue, type LoadCatalogue, type Namespace } from './catalogue';
import { detectLocale, rememberedLocale, rememberLocale, STORED_AS } from './detect-locale';
import { PSEUDO_LOCALE, pseudoTexts, SHOWN_LOCALES } from './pseudo-language';

/** Namespaces that the shell loads before it shows anything. */
const OWN: readonly Namespace[] = ['common', 'codes'];

let engine: I18n | null = null;
let requestedLocale: Locale = DEFAULT_LOCALE;
const sources = new Map<string, LoadCatalogue>();

/** The running i18next. */
export function i18n(): I18n {
  if (!engine) throw new Error('startI18n() has not been called.');
  return engine;
}

export const currentLocale = (): Locale => (engine?.language as Locale | undefined) ?? DEFAULT_LOCALE;

/** All registered namespaces; a message's key may be in any of them. */
export const namespaces = (): string[] => [...sources.keys()];

interface I18nOptions {
  loadNamespace: (namespace: Namespace, locale: Locale) => ReturnType<LoadCatalogue>;
  /** Replaces the stored or the browser's language. */
  locale?: Locale;
}

/**
 * Starts with `common` and `codes`; remotes add theirs with {@link registerNamespace}. If the texts of the language cannot be loaded,
 * everything is shown in the default one, which is part of the code, and the result is false.
 */
export async function startI18n({ loadNamespace, locale = detectLocale() }: I18nOptions): Promise<boolean> {
  engine = createInstance();
  // `npm run dev` replaces texts that are saved (tooling/refresh/texts.ts).
  if (process.env['NODE_ENV'] === 'development') Object.assign(globalThis, { consoleTexts: engine });
  sources.clear();
  requestedLocale = locale;
  const reported = new Set<string>();
  await engine.init({
    lng: locale,
    fallbackLng: DEFAULT_LOCALE,
    supportedLngs: SHOWN_LOCALES,
    load: 'currentOnly',
    ns: [...OWN],
    defaultNS: 'common',
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    returnEmptyString: true,
    // A missing text is only logged, once (D-07).
    saveMissing: true,
    missingKeyHandler: (_languages, namespace, key) => {
      if (reported.has(`${namespace}:${key}`)) return;
      reported.add(`${namespace}:${key}`);
      // eslint-disable-next-line no-console -- D-07 requires that a missing text is reported here
      console.warn(`No text for ${namespace}:${key}`);
    },
    missingInterpolationHandler: (text) => {
      throw new Error(`A value is missing for the text “${text}”.`);
    },
    returnedObjectHandler: (key) => {
      throw new Error(`${key} is not a text.`);
    },
  });
  const loadOwn = () => Promise.all(OWN.map((namespace) => registerNamespace(namespace, (one) => loadNamespace(namespace, one))));
  try {
    await loadOwn();
  } catch (error) {
    if (locale === DEFAULT_LOCALE) throw error;
    requestedLocale = DEFAULT_LOCALE;
    await loadOwn();
    await engine.changeLanguage(DEFAULT_LOCALE);
  }
  showLanguage(requestedLocale);
  window.addEventListener('storage', followOtherTab);
  return requestedLocale === locale;
}

/** Another tab has stored a language. If its texts cannot be loaded, this one keeps its own: nobody has asked here. */
function followOtherTab({ key }: StorageEvent): void {
  const locale = key === STORED_AS ? rememberedLocale() : undefined;
  if (locale && locale !== requestedLocale) setLocale(locale).catch(() => undefined);
}

/**
 * Adds a remote's texts and loads them in the current language. Rejects when they cannot be loaded, which fails the page of the remote;
 * another call tries again.
 */
export async function registerNamespace(namespace: string, load: LoadCatalogue): Promise<void> {
  sources.set(namespace, load);
  await loadTexts(namespace, requestedLocale);
}

/** Changes the language of all parts at once after their texts are loaded, and stores it (I18N-04). */
export async function setLocale(locale: Locale): Promise<void> {
  requestedLocale = locale;
  try {
    await Promise.all(namespaces().map((namespace) => loadTexts(namespace, locale)));
  } catch (error) {
    if (requestedLocale === locale) requestedLocale = currentLocale();
    throw error;
  }
  // The user may have chosen another language while these texts were loading.
  if (requestedLocale !== locale) return;
  await i18n().changeLanguage(locale);
  rememberLocale(locale);
  showLanguage(locale);
}

/** The texts of a namespace, with the en-US ones for missing texts. */
async function loadTexts(namespace: string, locale: Locale): Promise<void> {
  const target = i18n();
  await Promise.all(
    [...new Set([locale, DEFAULT_LOCALE])].map(async (one) => {
      const load = sources.get(namespace);
      if (!load || target.hasResourceBundle(one, namespace)) return;
      target.addResourceBundle(one, namespace, await textsIn(one, namespace, load));
    }),
  );
}

/**
 * A remote that was published before a language was added has no texts in it, of which webpack tells by this code: then those of the default language
 * are shown, and it is logged once. A file that does not arrive is another matter: it fails the page, and is asked for again.
 */
async function textsIn(locale: Locale, namespace: string, load: LoadCatalogue): Promise<Catalogue> {
  if (locale === PSEUDO_LOCALE) return pseudoTexts(catalogueOf(await load(DEFAULT_LOCALE)));
  try {
    return catalogueOf(await load(locale));
  } catch (error) {
    if (locale === DEFAULT_LOCALE || (error as { code?: unknown }).code !== 'MODULE_NOT_FOUND') throw error;
    // eslint-disable-next-line no-console -- D-07 requires that missing texts are reported here
    console.warn(`No texts for ${namespace} in ${locale}: those in ${DEFAULT_LOCALE} are shown`);
    return {};
  }
}

function showLanguage(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = languageOf(locale).direction;
}
