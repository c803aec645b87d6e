import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NAMESPACES, THINGS } from './catalogues';

const TSX = pathToFileURL(createRequire(__filename).resolve('tsx')).href;
const ROOT = dirname(__dirname);
const READ = ['locales', 'tooling/new-remote/texts', 'tooling/kit-package/example/locales'];

let root: string;

// Copies the part of the repository that a language is laid out in.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-language-'));
  const isCopied = (path: string) => !/node_modules|\.types|test-results/.test(path);
  for (const folder of READ) cpSync(join(ROOT, folder), join(root, folder), { recursive: true, filter: isCopied });
  cpSync(join(ROOT, 'shared-kit/package.json'), join(root, 'shared-kit/package.json'));
  symlinkSync(join(ROOT, 'shared-kit/node_modules'), join(root, 'shared-kit/node_modules'), 'dir');
});

afterEach(() => rmSync(root, { recursive: true }));

function newLanguage(...names: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', TSX, join(root, 'locales/new-language.ts'), ...names], {
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const readCopy = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Record<string, unknown>;
const write = (path: string, content: unknown) => writeFileSync(join(root, path), JSON.stringify(content));

describe('npm run new-language', () => {
  it('ADD-75 (D-167) lays out the texts of each namespace and of new remotes, the words and the entry of a language, and lists what is untranslated', () => {
    const { status, output } = newLanguage('de-DE');
    expect(status).toBe(0);
    expect(readdirSync(join(root, 'locales/de-DE')).sort()).toEqual(NAMESPACES.map((name) => `${name}.json`).sort());
    expect(readCopy('locales/languages.json')['de-DE']).toMatchObject({
      name: 'Deutsch (DE)',
      standsFor: ['de'],
      csvSeparator: ';',
      decimalSign: ',',
      direction: 'ltr',
    });
    expect(readCopy('tooling/new-remote/texts/de-DE.json')).toEqual(readCopy('tooling/new-remote/texts/en-US.json'));
    expect(output).toContain('de-DE/auth.json login.title: Log in');
    expect(output).toContain(`no word for ${THINGS[0]!.thing}`);
    expect(output).toMatch(/Untranslated in Deutsch \(DE\): \d{4} texts, \d+ words\./);
  });

  it('ADD-75 (D-167) lists no text that has been translated or is named as the same, and changes nothing of a language that is there', () => {
    newLanguage('de-DE');
    const listed = (output: string) => output.split('\n').filter((line) => line.startsWith('../tooling'));
    expect(listed(newLanguage('de-DE').output)).toContain('../tooling/new-remote/texts/de-DE.json start.companies: Companies');
    write('tooling/new-remote/texts/de-DE.json', { title: 'Neu: Example', start: { companies: 'Companies' } });
    expect(listed(newLanguage('de-DE').output).filter((line) => line.includes('new-remote'))).toHaveLength(1);
    write('locales/words/de-DE.json', { ...readCopy('locales/words/de-DE.json'), same: ['Companies'] });
    expect(listed(newLanguage('de-DE').output).filter((line) => line.includes('new-remote'))).toEqual([]);
  });

  it('ADD-75 (D-167) gives a second region of a language the words of the first, and no text of it is untranslated', () => {
    const { output } = newLanguage('en-AU');
    expect(readCopy('locales/languages.json')['en-AU']).toMatchObject({ standsFor: [], mail: 'en-AU' });
    expect(output).toContain('English (AU) has a text of its own for every English one.');
  });

  it.each([
    ['nothing', [], 'Name the language and its region'],
    ['another form', ['deutsch'], 'Name the language and its region'],
    ['no language', ['xx-XX'], 'no language that browsers'],
    ['a language whose plural forms no text has', ['pl-PL'], 'the plural form few'],
  ])('refuses %s in words and writes nothing', (_what, names, words) => {
    const { status, output } = newLanguage(...names);
    expect([status, output]).toEqual([1, expect.stringContaining(words)]);
    expect(readdirSync(join(root, 'locales/words')).sort()).toEqual(readdirSync(join(__dirname, 'words')).sort());
  });
});
