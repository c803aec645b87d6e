import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readTexts, withLabels } from './drawer-labels.mjs';

const entry = { section: 'user', order: 1, label: 'apiKeys:drawer.keys', icon: 'key', to: '/managekeys' };
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'labels-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(locale, texts) {
  mkdirSync(join(folder, locale));
  writeFileSync(join(folder, locale, 'apiKeys.json'), JSON.stringify(texts));
}

describe('labels of drawer entries', () => {
  it('SHELL-03 are there in every language that has texts', () => {
    write('en-US', { drawer: { keys: 'Manage API keys' } });
    write('pt-BR', { drawer: { keys: 'Gerenciar chaves' } });
    write('node_modules', {});
    expect(withLabels([entry], readTexts(folder))).toEqual([
      { ...entry, labels: { 'en-US': 'Manage API keys', 'pt-BR': 'Gerenciar chaves' } },
    ]);
  });

  it('SHELL-03 stop the build where a language lacks one', () => {
    write('en-US', { drawer: { keys: 'Manage API keys' } });
    write('es-ES', { drawer: {} });
    expect(() => withLabels([entry], readTexts(folder))).toThrow('apiKeys:drawer.keys of remote.json has no text in es-ES');
  });
});
