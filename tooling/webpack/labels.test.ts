import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTexts, withLabels } from './labels';

const entry = { section: 'user', order: 1, label: 'apiKeys:drawer.keys', icon: 'key', to: '/managekeys' };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'labels-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(locale: string, texts: object) {
  mkdirSync(join(folder, locale));
  writeFileSync(join(folder, locale, 'apiKeys.json'), JSON.stringify(texts));
}

const declared = { name: 'mfe-x', contract: 1, namespace: 'apiKeys', routes: [], drawer: [entry] };

describe('the labels of a remote’s declarations', () => {
  it('SHELL-03 have texts in every language', () => {
    write('en-US', { drawer: { keys: 'Manage API keys' } });
    write('pt-BR', { drawer: { keys: 'Gerenciar chaves' } });
    write('node_modules', {});
    const labels = { 'en-US': 'Manage API keys', 'pt-BR': 'Gerenciar chaves' };
    expect(withLabels(declared, readTexts(folder)).drawer).toEqual([{ ...entry, labels }]);
  });

  it('ADD-NEW-03 include the title and the quick access; an entry without a label has no texts', () => {
    write('en-US', { title: 'API keys', keysOf: 'Keys of {{company}}' });
    const named = { for: 'company', label: 'apiKeys:keysOf', icon: 'key', to: '/x' };
    const nameless = { for: 'company', icon: 'key', to: '/y' };
    expect(
      withLabels({ ...declared, title: 'apiKeys:title', drawer: [], quickAccess: [named, nameless] }, readTexts(folder)),
    ).toMatchObject({
      titles: { 'en-US': 'API keys' },
      quickAccess: [{ ...named, labels: { 'en-US': 'Keys of {{company}}' } }, nameless],
    });
  });

  it('SHELL-03 break the build if a language lacks one', () => {
    write('en-US', { drawer: { keys: 'Manage API keys' } });
    write('es-ES', { drawer: {} });
    expect(() => withLabels(declared, readTexts(folder))).toThrow('apiKeys:drawer.keys of remote.json has no text in es-ES');
  });
});
