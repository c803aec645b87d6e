import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { readJson, ROOT } from '../ground/workspace';
import { readBuilt } from '../release/built-remote';
import { loadingCheck } from '../release/loading-check';
import { packKit } from './pack';
import { installRepository } from './install';
import { build, publishRemote, runNpm } from './repository';
import { portOf } from '../ground/testing/port-of';

let parent: string;
let repository: string;
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'own-repository-'));
  const tarballs = await packKit(join(parent, 'packed'));
  repository = await installRepository(join(parent, 'packed', 'example'), join(parent, 'one'), tarballs);
  await build(repository);
}, 180_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const filesOf = (folder: string) =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(folder.length), readFileSync(file).toString('base64')]),
  );

const manifestOf = (...folder: string[]) => readJson(join(...folder, 'package.json'));

/** The manifest of the package that a package in the folder `of` loads: its own one, or that of the whole repository. */
const installedIn = (of: string, name: string) =>
  manifestOf([join(of, 'node_modules', name), join(of, '..', name)].find((folder) => existsSync(folder))!);

/** Adds a file to the repository while `work` runs. */
async function withFile(name: string, text: string, work: () => Promise<string>) {
  const file = join(repository, name);
  writeFileSync(file, text);
  return work().finally(() => rmSync(file));
}

describe('a remote in a repository of its own, installed from the packed kit', () => {
  it('ADD-FIT-05 has the same versions of packages as this repository', () => {
    const versions = ['shared-kit', 'tooling'].flatMap((of) =>
      Object.entries(manifestOf(ROOT, of).dependencies).map(([name, range]) => [
        name,
        installedIn(join(repository, 'node_modules', of), name).version,
        range === 'workspace:*' ? manifestOf(ROOT, name).version : manifestOf(ROOT, of, 'node_modules', name).version,
      ]),
    );
    expect(versions.length).toBeGreaterThan(30);
    expect(versions.filter(([, installed, own]) => installed !== own)).toEqual([]);
  });

  it('ADD-FIT-05 asks for packages by exact versions, which any package manager understands', () => {
    const manifests = ['shared-kit', 'locales', 'tooling'].map((of) => manifestOf(repository, 'node_modules', of));
    const named = manifests.flatMap(({ dependencies, peerDependencies = {}, optionalDependencies = {} }) =>
      Object.entries<string>({ ...dependencies, ...peerDependencies, ...optionalDependencies }),
    );
    expect(named.filter(([, range]) => !/^(npm:.+@)?\d+\.\d+\.\d+$/.test(range))).toEqual([]);
  });

  it('ADD-NEW-02 has the schema that its remote.json names, for editors', () => {
    const { $schema } = readJson(join(repository, 'remote.json'));
    expect(readJson(join(repository, $schema)).title).toBe('remote.json');
  });

  describe('is tested by `npm test`', () => {
    let output: string;
    // Four programs, which need longer than a test may.
    beforeAll(async () => {
      output = await runNpm(repository, 'test');
    }, 180_000);

    it('ADD-FIT-05 and passes: types, style and its suite', () => {
      expect(output).toMatch(/Tests: +3 passed, 3 total/);
    });
  });

  it.each([
    ['the compiler', 'typecheck', 'export const wrong: string = 1;', "Type 'number' is not assignable to type 'string'"],
    [
      'the layer rules and the rules of style',
      'lint',
      "import { Button } from 'antd';\n\nexport const wrong = () => eval(String(Button));",
      /antd belongs in shared-kit\/ui-\*; import that entry[^]*no-eval/,
    ],
  ])('is checked by %s', async (_what, command, text, message) => {
    await expect(withFile('src/wrong.ts', `${text}\n`, () => runNpm(repository, 'run', command))).rejects.toThrow(message);
  });

  it('ADD-FIT-05 is built with its own texts and without the modules that the shell provides', () => {
    const { entry, files } = readBuilt(join(repository, 'dist'));
    expect(entry).toMatchObject({
      name: 'mfe-elsewhere',
      kit: manifestOf(ROOT, 'shared-kit').version,
      titles: { 'pt-BR': 'Em outro lugar' },
    });
    const bytes = [...files].filter(([name]) => name.endsWith('.js')).reduce((sum, [, content]) => sum + content.length, 0);
    expect(bytes).toBeLessThan(60_000);
  });

  it('ADD-FIT-05 has style sheets with the class of its build, exports that class, and every page can be loaded', async () => {
    const built = readBuilt(join(repository, 'dist'));
    expect(await loadingCheck(built)).toEqual([]);
    const code = [...built.files]
      .filter(([name]) => name.endsWith('.js'))
      .map(([, content]) => content.toString('utf8'))
      .join('\n');
    const [scope] = /mfe-elsewhere-[0-9a-f]{8}/.exec(code)!;
    expect(code).toContain(`/*styles of ${scope}*/.el-intro:where(.${scope} *){max-width:60ch}`);
    expect(new Set(code.match(/mfe-elsewhere-\w{8,9}\b/g))).toEqual(new Set([scope]));
  });

  it('is served by `npm run dev`, and built again when a file is saved', async () => {
    const css = join(repository, 'src', 'start', 'start.css');
    const development = startDevelopment(repository);
    try {
      const [entryUrl, folder] = await development.says(/(http:\/\/127\.0\.0\.1:\d+\/)remoteEntry\.js/);
      await development.says(/built in/);
      const { name, entry } = await (await fetch(`${folder}registry-entry.json`)).json();
      expect(name).toBe('mfe-elsewhere');
      const bytesOf = async (url: string) => (await fetch(url)).text();
      const first = await bytesOf(entryUrl);
      expect(await bytesOf(entry)).toBe(first);
      development.forget();
      writeFileSync(css, '.el-intro {\n  max-width: 61ch;\n}\n');
      await development.says(/built in/);
      expect(await bytesOf(entryUrl)).not.toBe(first);
      // The first build is still served, for pages that were opened before.
      expect(await bytesOf(entry)).toBe(first);
      expect(
        [...filesOf(join(repository, 'node_modules', '.cache', 'dev', basename(repository))).values()].some((file) =>
          Buffer.from(file, 'base64').includes('max-width:61ch'),
        ),
      ).toBe(true);
    } finally {
      development.stop();
      writeFileSync(css, '.el-intro {\n  max-width: 60ch;\n}\n');
    }
  });

  // Programs start and build in each of these: one program a test, since a test has a minute.
  describe('is published', () => {
    const releases = () => join(parent, 'releases');

    it('ADD-RELEASE-01 by a command that asks for the folder of the releases', async () => {
      await expect(publishRemote(repository, [])).rejects.toThrow('Name the releases: --to=<folder>');
    });

    it('ADD-RELEASE-01 only if the named console can run it', async () => {
      const earlier = createServer((_request, response) => response.end('<!doctype html><html lang="en" data-kit="0.0.1">'));
      await once(earlier.listen(0, '127.0.0.1'), 'listening');
      await expect(publishRemote(repository, ['--to', releases(), '--console', `http://127.0.0.1:${portOf(earlier)}`])).rejects.toThrow(
        'a console in force has kit 0.0.1',
      );
      earlier.close();
    });

    it('ADD-RELEASE-01 by `npm run publish-remote`', async () => {
      expect(await publishRemote(repository, ['--to', releases()])).toMatch(/mfe-elsewhere 0\.1\.0-\w+ is published .*registry 1/);
    });

    describe('in a second version', () => {
      beforeAll(async () => {
        const manifest = join(repository, 'package.json');
        writeFileSync(manifest, readFileSync(manifest, 'utf8').replace('0.1.0', '0.2.0'));
        await build(repository);
      });
      beforeAll(() => publishRemote(repository, ['--to', releases()]));

      it('ADD-RELEASE-01 and rolled back by `npm run rollback`', async () => {
        expect(await runNpm(repository, 'run', 'rollback', '--', 'mfe-elsewhere', '--to', releases())).toMatch(
          /rollback mfe-elsewhere from 0\.2\.0-\w+ to 0\.1\.0-\w+/,
        );
      });
    });
  });

  // The pages of a remote of the console, because the example has too little code: differences appeared only in larger files.
  describe('with the pages of another remote', () => {
    const real = join(ROOT, 'mfe-admin-users');
    const own = ['remote.json', 'src', 'locales', 'dist'];
    let before: Map<string, string>;
    // Source maps are not published.
    const published = async () => {
      await build(repository);
      return new Map([...filesOf(join(repository, 'dist'))].filter(([name]) => !/^[\\/]\.maps/.test(name)));
    };

    beforeAll(async () => {
      for (const name of own) cpSync(join(repository, name), join(parent, 'own', name), { recursive: true });
      const manifest = readJson(join(real, 'remote.json'));
      writeFileSync(join(repository, 'remote.json'), JSON.stringify({ ...manifest, name: 'mfe-elsewhere' }));
      cpSync(join(real, 'src'), join(repository, 'src'), { recursive: true });
      for (const locale of readdirSync(join(repository, 'locales'))) {
        cpSync(
          join(ROOT, 'locales', locale, `${manifest.namespace}.json`),
          join(repository, 'locales', locale, `${manifest.namespace}.json`),
        );
      }
      before = await published();
    });
    afterAll(() => {
      for (const name of own) {
        rmSync(join(repository, name), { recursive: true });
        cpSync(join(parent, 'own', name), join(repository, name), { recursive: true });
      }
    });

    it('ADD-RELEASE-08 has the same bytes in whichever folder it is built', async () => {
      renameSync(repository, join(parent, 'moved'));
      repository = join(parent, 'moved');
      const after = await published();
      expect(before.size).toBeGreaterThan(30);
      expect([...after.keys()]).toEqual([...before.keys()]);
      expect([...after].filter(([name, bytes]) => before.get(name) !== bytes).map(([name]) => name)).toEqual([]);
    });
  });
});

/** Runs `npm run dev` on a free port. */
function startDevelopment(folder: string) {
  const child = spawn(process.execPath, ['node_modules/tooling/webpack/build.mjs', '.', '--dev', '--port=0'], { cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
  return {
    async says(pattern: RegExp) {
      while (!pattern.test(output)) {
        if (child.exitCode !== null) throw new Error(output);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      return pattern.exec(output)!;
    },
    forget: () => (output = ''),
    stop: () => child.kill(),
  };
}
