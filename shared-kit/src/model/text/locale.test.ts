/** @jest-environment node */
import fc from 'fast-check';
import { DEFAULT_LOCALE, LOCALES, localeAccepted, languageOf, localeFor, mailLanguage, type Locale } from './locale';

it('ADD-75 (D-167) a remote that was published before a language was added treats it as the default one', () => {
  expect(languageOf('xx-XX' as Locale)).toEqual(languageOf('en-US'));
});

it.each([
  ['en-GB', 'en-GB'],
  ['en-US', 'en'],
  ['pt-BR', 'pt-BR'],
  ['es-ES', 'es'],
] as const)('ADD-37 (D-127) mails in %s have the language %s, which Firebase knows', (locale, tag) => {
  expect(mailLanguage(locale)).toBe(tag);
});

describe('the locale of a language tag', () => {
  it.each([
    ['en', 'en-US'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['es', 'es-ES'],
    ['en-GB', 'en-GB'],
    ['en-gb', 'en-GB'],
    ['es-MX', 'es-ES'],
    ['en-AU', 'en-US'],
    ['tlh', null],
    ['', null],
    ['constructor', null],
    ['__proto__', null],
  ])('I18N-03 %p is %p', (tag, locale) => {
    expect(localeFor(tag)).toBe(locale);
  });

  it('I18N-02 is en-US by default', () => {
    expect(DEFAULT_LOCALE).toBe('en-US');
  });

  it('I18N-03 is a language of the console or null for any tag, ignoring case', () => {
    const tag = fc.oneof(
      fc.string(),
      fc.tuple(fc.constantFrom('en', 'pt', 'es', 'tlh', 'zh-Hant'), fc.string()).map((parts) => parts.join('-')),
    );
    fc.assert(
      fc.property(tag, (any) => {
        const locale = localeFor(any);
        expect(locale === null || LOCALES.includes(locale)).toBe(true);
        expect(localeFor(any.toUpperCase())).toBe(localeFor(any.toUpperCase().toLowerCase()));
      }),
    );
  });

  it('I18N-03 is found for every region of a language of the console', () => {
    fc.assert(
      fc.property(fc.constantFrom('en', 'pt', 'es'), fc.stringMatching(/^[A-Za-z0-9]{2,8}(-[A-Za-z0-9]{2,8})?$/), (language, region) => {
        expect(localeFor(`${language}-${region}`)?.slice(0, 2)).toBe(language);
      }),
    );
  });
});

describe('the locale of an Accept-Language header', () => {
  it.each([
    ['pt-BR', 'pt-BR'],
    ['es-AR, en;q=0.5', 'es-ES'],
    ['en;q=0.5, pt;q=0.9', 'pt-BR'],
    ['tlh, tlh-KX;q=0.9, en-GB;q=0.1', 'en-GB'],
    ['pt;q=0, es;q=0.1', 'es-ES'],
    ['es;q=x, pt;q=0.1', 'pt-BR'],
    ['tlh', 'en-US'],
    ['*', 'en-US'],
    ['', 'en-US'],
    [undefined, 'en-US'],
    [';;,;q=,__proto__', 'en-US'],
  ])('DSET-14 %p is %p', (header, locale) => {
    expect(localeAccepted(header)).toBe(locale);
  });

  it('DSET-14 is a language of the console for any header', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (header) => expect(LOCALES).toContain(localeAccepted(header))));
  });
});
