import { DEFAULT_LOCALE, localeFor } from './locale';

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
    ['fr', null],
    ['', null],
    ['constructor', null],
    ['__proto__', null],
  ])('I18N-03 %p is %p', (tag, locale) => {
    expect(localeFor(tag)).toBe(locale);
  });

  it('I18N-02 is en-US by default', () => {
    expect(DEFAULT_LOCALE).toBe('en-US');
  });
});
