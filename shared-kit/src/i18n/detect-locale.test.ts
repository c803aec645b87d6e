import { detectLocale } from './detect-locale';

describe('the first language', () => {
  it.each([
    [['en'], 'en-US'],
    [['en-GB'], 'en-GB'],
    [['pt'], 'pt-BR'],
    [['pt-PT'], 'pt-BR'],
    [['es'], 'es-ES'],
    [['PT-br'], 'pt-BR'],
  ])('I18N-03 for the browser languages %j is %s', (languages, locale) => {
    expect(detectLocale(languages)).toBe(locale);
  });

  it.each([
    [['es-MX'], 'es-ES'],
    [['tlh', 'en-AU'], 'en-US'],
    // A language that I18N-03 names comes before one that differs only by region.
    [['es-MX', 'pt-BR'], 'pt-BR'],
  ])('I18N-03 for the regions %j is %s', (languages, locale) => {
    expect(detectLocale(languages)).toBe(locale);
  });

  it.each([[['tlh', 'tlh-KX']], [[]]])('I18N-02 for the browser languages %j is en-US', (languages) => {
    expect(detectLocale(languages)).toBe('en-US');
  });

  it('I18N-04 is the stored one if it is a language of the console', () => {
    localStorage.setItem('locale', 'es-ES');
    expect(detectLocale(['pt-BR'])).toBe('es-ES');
    localStorage.setItem('locale', 'tlh-KX');
    expect(detectLocale(['pt-BR'])).toBe('pt-BR');
  });

  it('I18N-04 is detected without storage', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(detectLocale(['pt-BR'])).toBe('pt-BR');
  });
});
