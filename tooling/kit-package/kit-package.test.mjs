import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readJson, ROOT } from '../front-door/workspace.mjs';
import { readBuilt } from '../release/built-remote.mjs';
import { loadingCheck } from '../release/loading-check.mjs';
import { packKit } from './pack.mjs';
import { aRepository, build } from './repository.mjs';

const run = promisify(execFile);
const node = (cwd, ...args) => run(process.execPath, args, { cwd }).catch((error) => Promise.reject(new Error(`${error.stdout}${error.stderr}`)));

// Runs two builds and type-checks the whole kit, while other suites run.
jest.setTimeout(300_000);

let folders;
beforeAll(async () => {
  const packed = mkdtempSync(join(tmpdir(), 'packed-'));
  const tarballs = await packKit(packed);
  const [one, other] = [await aRepository(tarballs), await aRepository(tarballs)];
  folders = { packed, one, other };
  await Promise.all([build(one), build(other)]);
});
afterAll(() => Object.values(folders ?? {}).forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const filesOf = (folder) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file).toString('base64')]),
  );

describe('a remote in a repository of its own', () => {
  it('ADD-25 is built with the packed kit, with its own texts and none of what the shell provides', () => {
    const { entry, files } = readBuilt(join(folders.one, 'dist'));
    expect(entry).toMatchObject({ name: 'mfe-elsewhere', kit: readJson(join(ROOT, 'shared-kit', 'package.json')).version, titles: { 'pt-BR': 'Em outro lugar' } });
    const bytes = [...files].filter(([name]) => name.endsWith('.js')).reduce((sum, [, content]) => sum + content.length, 0);
    expect(bytes).toBeLessThan(60_000);
  });

  it('ADD-25 has the class of its build in its style sheets and beside its pages, each of which can be loaded', async () => {
    const built = readBuilt(join(folders.one, 'dist'));
    expect(await loadingCheck(built)).toEqual([]);
    const code = [...built.files].filter(([name]) => name.endsWith('.js')).map(([, content]) => content.toString('utf8')).join('\n');
    const [scope] = /mfe-elsewhere-[0-9a-f]{8}/.exec(code);
    expect(code).toContain(`/*styles of ${scope}*/.el-intro:where(.${scope} *){max-width:60ch}`);
    expect(new Set(code.match(/mfe-elsewhere-\w{8,9}\b/g))).toEqual(new Set([scope]));
  });

  it('ADD-25 is sound to the compiler, by the types of the packed kit alone', async () => {
    await node(folders.one, join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', '.');
  });

  it('ADD-23 has the same bytes in whatever folder it is built', () => {
    expect(filesOf(join(folders.other, 'dist'))).toEqual(filesOf(join(folders.one, 'dist')));
  });
});
