import type { Locale } from 'shared-kit/model';

/** The modules of a build with the made-up language, or without it. */
async function engineOf(pseudoLanguage: 'on' | 'off') {
  jest.resetModules();
  process.env['PSEUDO_LANGUAGE'] = pseudoLanguage;
  return { ...(await import('./engine')), ...(await import('./pseudo-language')) };
}

afterEach(() => void delete process.env['PSEUDO_LANGUAGE']);

const COMMON = { action: { cancel: 'Cancel', open: 'Open {{name}}' }, err: '%s could not be read' };
const loadNamespace = (_namespace: string, locale: Locale) =>
  locale === 'en-US' ? Promise.resolve(COMMON) : Promise.reject(new Error(`There are no texts in ${locale}.`));

describe('the made-up language', () => {
  it('ADD-76 (D-167) has the English texts with accents, longer by a third, with their values as they are', async () => {
    const { i18n, PSEUDO_LOCALE, startI18n } = await engineOf('on');
    localStorage.setItem('locale', 'en-XA');
    expect(await startI18n({ loadNamespace })).toBe(true);
    expect(PSEUDO_LOCALE).toBe('en-XA');
    expect(document.documentElement.lang).toBe('en-XA');
    const t = i18n().t as (key: string, values?: object) => string;
    expect(t('action.cancel')).toBe('Çååñçééļ');
    expect(t('action.open', { name: 'North' })).toBe('Ööpééñ North');
    expect(t('err')).toMatch(/^%s ç/);
    expect('Çååñçééļ').toHaveLength('Cancel'.length + 2);
  });

  it('ADD-76 (D-167) is not in what is published: its texts are not shown, and a stored choice of it counts as none', async () => {
    const { currentLocale, pseudoText, PSEUDO_LOCALE, startI18n } = await engineOf('off');
    localStorage.setItem('locale', 'en-XA');
    await startI18n({ loadNamespace });
    expect([PSEUDO_LOCALE, pseudoText('Cancel'), currentLocale()]).toEqual([null, 'Cancel', 'en-US']);
  });
});
