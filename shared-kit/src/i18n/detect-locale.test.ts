import { detectLocale } from './detect-locale';

beforeEach(() => localStorage.clear());

describe('the first language', () => {
  it.each([
    [['en'], 'en-US'],
    [['en-GB'], 'en-GB'],
    [['pt'], 'pt-BR'],
    [['pt-PT'], 'pt-BR'],
    [['es'], 'es-ES'],
    [['PT-br'], 'pt-BR'],
  ])('I18N-03 is for %j %s', (languages, locale) => {
    expect(detectLocale(languages)).toBe(locale);
  });

  it.each([
    [['es-MX'], 'es-ES'],
    [['fr', 'en-AU'], 'en-US'],
    // A language that the requirement names comes before a region that is only similar to one.
    [['es-MX', 'pt-BR'], 'pt-BR'],
  ])('I18N-03 is for the regions %j %s', (languages, locale) => {
    expect(detectLocale(languages)).toBe(locale);
  });

  it.each([[['fr', 'de-DE']], [[]]])('I18N-02 is en-US for %j', (languages) => {
    expect(detectLocale(languages)).toBe('en-US');
  });

  it('I18N-04 is the remembered one, if it is a language of the console', () => {
    localStorage.setItem('locale', 'es-ES');
    expect(detectLocale(['pt-BR'])).toBe('es-ES');
    localStorage.setItem('locale', 'fr-FR');
    expect(detectLocale(['pt-BR'])).toBe('pt-BR');
  });

  it('I18N-04 does without storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(detectLocale(['pt-BR'])).toBe('pt-BR');
  });
});
