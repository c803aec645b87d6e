import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Locale } from 'shared-kit/model';
import type { Catalogue } from './catalogue';
import { currentLocale, registerNamespace, setLocale, startI18n } from './engine';
import { useLabelText, useText, useWordText } from './use-text';

const CATALOGUES: Record<string, Partial<Record<Locale, Catalogue>>> = {
  common: {
    'en-US': {
      table: { search: 'Search', rows_one: '{{count}} row', rows_other: '{{count}} rows', rows_many: '{{count}} rows' },
      noData: 'No data',
    },
    'pt-BR': { table: { search: 'Buscar', rows_one: '{{count}} linha', rows_other: '{{count}} linhas' } },
    'es-ES': { table: { search: '' } },
  },
  codes: { 'en-US': {}, 'pt-BR': {} },
};

const loadNamespace = (namespace: string, locale: Locale) => Promise.resolve(CATALOGUES[namespace]?.[locale] ?? {});

/** Keys of the tests, which no catalogue of the product has. */
const translate = (t: unknown) => t as (key: string, values?: object) => string;

function Text({ id, values, children }: { id: string; values?: object; children?: ReactNode }) {
  const { t, locale } = useText('common');
  return (
    <p lang={locale}>
      {translate(t)(id, values)}
      {children}
    </p>
  );
}

const warn = () => jest.spyOn(console, 'warn').mockImplementation(() => {});

describe('texts', () => {
  it('I18N-04 change everywhere at once with the language of the page, which is stored', async () => {
    await startI18n({ loadNamespace, locale: 'en-US' });
    render(<Text id="table.search" />);
    expect(screen.getByText('Search')).toBeVisible();
    expect(document.documentElement.lang).toBe('en-US');
    await act(() => setLocale('pt-BR'));
    expect(screen.getByText('Buscar')).toHaveAttribute('lang', 'pt-BR');
    expect(document.documentElement.lang).toBe('pt-BR');
    expect(localStorage.getItem('locale')).toBe('pt-BR');
  });

  it('I18N-04 (D-148) follow the language that another tab has stored', async () => {
    await startI18n({ loadNamespace, locale: 'en-US' });
    render(<Text id="table.search" />);
    const store = (locale: string) => {
      localStorage.setItem('locale', locale);
      window.dispatchEvent(new StorageEvent('storage', { key: 'locale', newValue: locale }));
    };
    store('pt-BR');
    expect(await screen.findByText('Buscar')).toHaveAttribute('lang', 'pt-BR');
    store('no-NO');
    await act(() => Promise.resolve());
    expect(currentLocale()).toBe('pt-BR');
  });

  it('have plurals and formatted values of the language', async () => {
    await startI18n({ loadNamespace, locale: 'pt-BR' });
    render(
      <>
        <Text id="table.rows" values={{ count: 1 }} />
        <Text id="table.rows" values={{ count: 3 }} />
      </>,
    );
    expect(screen.getByText('1 linha')).toBeVisible();
    expect(screen.getByText('3 linhas')).toBeVisible();
  });

  it('I18N-05 fall back to en-US, then to the key, which is reported once', async () => {
    const reported = warn();
    await startI18n({ loadNamespace, locale: 'pt-BR' });
    render(
      <>
        <Text id="noData" />
        <Text id="nowhere" />
        <Text id="nowhere" />
      </>,
    );
    expect(screen.getByText('No data')).toBeVisible();
    expect(screen.getAllByText('nowhere')).toHaveLength(2);
    expect(reported).toHaveBeenCalledTimes(1);
    expect(reported).toHaveBeenCalledWith('No text for common:nowhere');
  });

  it('I18N-05 may be empty', async () => {
    await startI18n({ loadNamespace, locale: 'es-ES' });
    render(<Text id="table.search">|</Text>);
    expect(screen.getByText('|')).toBeVisible();
  });

  it('I18N-05 throw for a missing value and for the key of a group of texts', async () => {
    await startI18n({ loadNamespace, locale: 'en-US' });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Text id="table.rows_one" />)).toThrow('A value is missing for the text “{{count}} row”.');
    expect(() => render(<Text id="table" />)).toThrow('is not a text');
  });
});

describe('texts of a remote', () => {
  it('are loaded with the remote in the current language, and change with it', async () => {
    await startI18n({ loadNamespace, locale: 'pt-BR' });
    const load = jest.fn((locale: Locale) => Promise.resolve({ default: { drawer: `keys ${locale}` } }));
    await registerNamespace('apiKeys', load);
    const Label = () => <p>{useLabelText()('apiKeys:drawer')}</p>;
    render(<Label />);
    expect(screen.getByText('keys pt-BR')).toBeVisible();
    await act(() => setLocale('es-ES'));
    expect(screen.getByText('keys es-ES')).toBeVisible();
    await registerNamespace('apiKeys', load);
    expect(load.mock.calls.map(([locale]) => locale).sort()).toEqual(['en-US', 'es-ES', 'pt-BR']);
  });

  it('name stored words, and leave those without a text unchanged and unreported', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    await startI18n({ loadNamespace, locale: 'en-US' });
    await registerNamespace('apiKeys', () => Promise.resolve({ field: { token: 'Key' } }));
    const Words = () => <p>{['token', 'other', 'a.b: c', 'constructor', ''].map(useWordText('apiKeys:field')).join('|')}</p>;
    render(<Words />);
    expect(screen.getByText('Key|other|a.b: c|constructor|')).toBeVisible();
    expect(warn).not.toHaveBeenCalled();
  });

  it('I18N-05 make the remote fail when they cannot be loaded, and can be loaded again', async () => {
    await startI18n({ loadNamespace, locale: 'en-US' });
    const gone = () => Promise.reject(new Error('gone'));
    await expect(registerNamespace('apiKeys', gone)).rejects.toThrow('gone');
    await expect(registerNamespace('apiKeys', () => Promise.resolve({ a: 'b' }))).resolves.toBeUndefined();
  });

  it('I18N-05 are those of the default language for a remote that was published before the language was added, said once', async () => {
    const reported = warn();
    // What webpack's `import()` of a file rejects with that was not there when the remote was built.
    const load = (locale: Locale) =>
      locale === 'es-ES'
        ? Promise.reject(Object.assign(new Error("Cannot find module './es-ES/apiKeys.json'"), { code: 'MODULE_NOT_FOUND' }))
        : Promise.resolve({ drawer: `keys ${locale}` });
    await startI18n({ loadNamespace, locale: 'es-ES' });
    await registerNamespace('apiKeys', load);
    await registerNamespace('apiKeys', load);
    const Label = () => <p>{useLabelText()('apiKeys:drawer')}</p>;
    render(<Label />);
    expect(screen.getByText('keys en-US')).toBeVisible();
    expect(document.documentElement.lang).toBe('es-ES');
    await act(() => setLocale('pt-BR'));
    expect(screen.getByText('keys pt-BR')).toBeVisible();
    await act(() => setLocale('es-ES'));
    expect(screen.getByText('keys en-US')).toBeVisible();
    expect(reported.mock.calls).toEqual([['No texts for apiKeys in es-ES: those in en-US are shown']]);
  });

  it('prevent a change of the language when they cannot be loaded in it', async () => {
    await startI18n({ loadNamespace, locale: 'en-US' });
    await registerNamespace('apiKeys', (locale) => (locale === 'es-ES' ? Promise.reject(new Error('gone')) : Promise.resolve({})));
    await expect(setLocale('es-ES')).rejects.toThrow('gone');
    expect(currentLocale()).toBe('en-US');
    // Namespaces that are registered later are loaded in the unchanged language.
    const load = jest.fn(() => Promise.resolve({}));
    await registerNamespace('admin', load);
    expect(load.mock.calls).toEqual([['en-US']]);
  });

  it('I18N-05 are those of the default language when those of the stored one are missing or invalid, and the choice stays stored', async () => {
    localStorage.setItem('locale', 'es-ES');
    const load = (namespace: string, locale: Locale) =>
      locale === 'es-ES' ? Promise.reject(new SyntaxError('Unexpected token')) : loadNamespace(namespace, locale);
    expect(await startI18n({ loadNamespace: load, locale: 'es-ES' })).toBe(false);
    render(<Text id="table.search" />);
    expect(screen.getByText('Search')).toHaveAttribute('lang', 'en-US');
    expect(document.documentElement.lang).toBe('en-US');
    expect(localStorage.getItem('locale')).toBe('es-ES');
    expect(await startI18n({ loadNamespace, locale: 'es-ES' })).toBe(true);
  });

  it('I18N-05 fail when those of the default language cannot be loaded either', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    await expect(startI18n({ loadNamespace: gone, locale: 'en-US' })).rejects.toThrow('gone');
  });

  it('are in the language that was chosen last, even if an earlier one loads longer', async () => {
    await startI18n({ loadNamespace, locale: 'en-US' });
    let arrive = () => {};
    await registerNamespace('apiKeys', (locale) =>
      locale === 'pt-BR' ? new Promise((resolve) => (arrive = () => resolve({}))) : Promise.resolve({}),
    );
    const first = setLocale('pt-BR');
    await setLocale('es-ES');
    arrive();
    await first;
    expect(currentLocale()).toBe('es-ES');
    expect(localStorage.getItem('locale')).toBe('es-ES');
  });
});
