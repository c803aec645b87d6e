import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { deployedFiles } from './deployed-files';
import { buildOfRelease, INSTALL, layOut, LOCK, releasePaths, SCRIPTS, writeScripts } from './release-files';
import { SERVERS } from '../ground/servers';
import { ROOT, readWorkspace } from '../ground/workspace';
import { portOf } from '../ground/testing/port-of';

const containerfile = readFileSync(join(ROOT, 'platform', 'Containerfile'), 'utf8').replaceAll('\\\n', ' ');
const line = (start: string) => containerfile.split('\n').findLast((one) => one.startsWith(start));

/** The instructions of one stage of the image. */
const stage = (name: string) => containerfile.split(/^FROM /m).find((one) => one.split('\n', 1)[0]?.endsWith(` AS ${name}`)) ?? '';
const copiedIn = (name: string) => [...stage(name).matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));

function readManifest() {
  const { packageManager, version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return { packageManager, version };
}

describe('a release', () => {
  it('contains the shell and the servers, and nothing of the embedded Firebase', () => {
    const paths = releasePaths();
    expect(paths).toEqual(expect.arrayContaining(['shell/dist', 'platform/web/dist', 'platform/api/dist', 'pnpm-lock.yaml']));
    expect(paths.filter((path) => /emulator|seed|src|bench|e2e/.test(path))).toEqual([]);
  });

  it('contains the rules, the indexes and the CORS file of a project, and the file that deploys them', () => {
    const files = Object.values(deployedFiles(ROOT)).map((file) => relative(ROOT, file));
    expect(releasePaths()).toContain('firebase.json');
    expect(files.filter((file) => !releasePaths().some((path) => file.startsWith(`${path}/`)))).toEqual([]);
  });

  it('ADD-44 contains the recipes that a project is compared with, and scripts for its own programs alone', () => {
    expect(releasePaths()).toContain('deploy');
    const target = mkdtempSync(join(tmpdir(), 'release-'));
    layOut(target, { paths: ['package.json'] });
    writeScripts(target);
    const { scripts, packageManager, version } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
    expect({ packageManager, version }).toEqual(readManifest());
    expect(scripts).toEqual(SCRIPTS);
    expect(Object.keys(scripts)).toContain('check-project');
    for (const script of Object.values<string>(scripts)) {
      const program = script.split(' ').at(-1)!;
      expect(releasePaths().some((path) => program.startsWith(`${path}/`))).toBe(true);
      expect(readFileSync(join(ROOT, program.replace('/dist/', '/src/').replace(/mjs$/, 'ts')), 'utf8')).not.toBe('');
    }
    rmSync(target, { recursive: true });
  });

  it('contains every server that the web server loads', () => {
    const packages = readWorkspace();
    const { uses } = packages.find(({ name }) => name === 'platform-web')!;
    const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'platform/web/package.json'), 'utf8'));
    expect(SERVERS).toEqual(expect.arrayContaining(uses.filter((name: string) => name.startsWith('platform-') && dependencies[name])));
  });

  it('contains every program that documents for operators start', () => {
    const documents = ['docs/deploy.md', 'docs/personal-data.md'].map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
    const programs = new Set(documents.match(/platform\/\w+\/dist\/[\w.-]+\.mjs/g));
    expect([...programs]).toEqual(
      expect.arrayContaining([
        'platform/web/dist/main.mjs',
        'platform/api/dist/first-company.command.mjs',
        'platform/api/dist/personal-data.command.mjs',
      ]),
    );
    for (const program of programs) {
      expect(releasePaths().some((path) => program.startsWith(`${path}/`))).toBe(true);
      expect(readFileSync(join(ROOT, program.replace('/dist/', '/src/').replace(/mjs$/, 'ts')), 'utf8')).not.toBe('');
    }
  });
});

it('a release contains no source maps, which are written to a folder beside it', () => {
  const target = mkdtempSync(join(tmpdir(), 'release-'));
  const from = mkdtempSync(join(tmpdir(), 'built-'));
  for (const name of ['dist/assets/main.js', 'dist/.maps/assets/main.js.map']) {
    mkdirSync(dirname(join(from, name)), { recursive: true });
    writeFileSync(join(from, name), '');
  }
  layOut(target, { root: from, paths: ['dist'] });
  expect(readdirSync(target, { recursive: true }).sort()).toEqual(['dist', 'dist/assets', 'dist/assets/main.js']);
  for (const folder of [target, from]) rmSync(folder, { recursive: true });
});

describe('the version and commit of a release', () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

  it('are those of the working tree, with a mark if files differ from the commit', () => {
    const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
    expect([
      { version, commit: head },
      { version, commit: `${head}+changes` },
    ]).toContainEqual(buildOfRelease({}));
  });

  it('use the commit of the variable COMMIT in a build without history, as in an image, or have no commit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'no-history-'));
    writeFileSync(join(folder, 'package.json'), '{"version":"0.2.0"}');
    expect([buildOfRelease({ COMMIT: '0123abcd' }, folder), buildOfRelease({ COMMIT: '' }, folder)]).toEqual([
      { version: '0.2.0', commit: '0123abcd' },
      { version: '0.2.0' },
    ]);
    rmSync(folder, { recursive: true });
  });

  it('are labels of the image', () => {
    for (const name of ['revision=$COMMIT', 'version=$VERSION']) expect(line('LABEL ')).toContain(`org.opencontainers.image.${name}`);
    expect(containerfile).toMatch(/ARG COMMIT\nRUN npm run release/);
  });
});

/** The files of the tools that a file imports or starts, by their paths relative to it. */
const importsOf = (file: string) =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(/(?: from |new URL\()'([\w./-]+\.mjs)'/g)].flatMap(([, path = '']) => {
    const found = relative(ROOT, join(ROOT, file, '..', path));
    // `run-command.mjs` is there only in the package of the tools.
    return existsSync(join(ROOT, found)) ? [found] : [];
  });

describe('the container image', () => {
  it('starts a program of the release directly with Node', () => {
    const command = JSON.parse(line('CMD ')!.slice('CMD '.length));
    expect(command[0]).toBe('node');
    const program = command.at(-1);
    const folder = releasePaths().find((path) => program.startsWith(`${path}/`));
    // Every program is bundled from its package's src/main.ts.
    expect(program).toBe(`${folder}/main.mjs`);
    expect(readFileSync(join(ROOT, program.replace('dist/main.mjs', 'src/main.ts')), 'utf8')).not.toBe('');
  });

  it('copies the folder that the release command writes', () => {
    const [, folder] = /npm run release -- (\S+)/.exec(line('RUN npm ')!) ?? [];
    expect(line('COPY ')).toBe(`COPY --from=build ${folder} ./`);
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect(scripts.release).toBeDefined();
  });

  it('installs the packages of a release in stages that a changed source file does not run again', () => {
    const manifests = readWorkspace()
      .filter(({ name }) => SERVERS.includes(name))
      .map(({ folder }) => join(relative(ROOT, folder), 'package.json'));
    const entry = 'tooling/cli/command.mjs';
    const withIts = [entry, ...importsOf(entry).flatMap((file) => [file, ...importsOf(file)])];
    expect(withIts).toHaveLength(4);
    expect(copiedIn('packages')).toEqual([...LOCK, 'tooling/pnpm', ...withIts]);
    expect(copiedIn('production-packages').sort()).toEqual([...LOCK, ...manifests].sort());
    for (const argument of INSTALL) expect(stage('production-packages').split(/\s+/)).toContain(argument);
  });

  it('copies from earlier stages what they have written, and from the repository what is there', () => {
    const stages = containerfile.split(/^FROM /m).slice(1);
    const names = stages.map((one) => /^\S+ AS (\S+)$/m.exec(one)?.[1]);
    stages.forEach((one, at) => {
      const [, base = ''] = /^(\S+)/.exec(one) ?? [];
      expect(base === '${NODE_IMAGE}' || names.slice(0, at).includes(base)).toBe(true);
      for (const [, from, source = ''] of one.matchAll(/^COPY --from=(\S+) (\S+) \S+$/gm)) {
        const earlier = stages[names.slice(0, at).indexOf(from)] ?? '';
        const writes = [...earlier.matchAll(/^WORKDIR (\S+)$|npm run release -- (\S+)|mv \S+ (\S+)$/gm)].flatMap((match) => match.slice(1));
        expect(writes).toContain(source);
      }
      for (const path of one.matchAll(/^COPY (?!--)(.+) \S+$/gm)) {
        const sources = path[1]!.split(' ').filter((source) => source !== '.');
        expect(sources.filter((source) => !existsSync(join(ROOT, source)))).toEqual([]);
      }
    });
    expect(stages.length).toBe(names.filter(Boolean).length + 1);
  });

  it('is built from committed files only', () => {
    const linesOf = (name: string) =>
      readFileSync(join(ROOT, name), 'utf8')
        .split('\n')
        .filter((one) => one !== '' && !one.startsWith('#'))
        .map((one) => one.replace(/^\*\*\//, '').replace(/\/$/, ''));
    expect(linesOf('.dockerignore')).toEqual(expect.arrayContaining([...linesOf('.gitignore'), '.git']));
  });

  it('runs as a user without privileges, and accepts connections from outside', () => {
    expect(line('USER ')).toBe('USER node');
    expect(line('ENV ')).toContain('HOST=0.0.0.0');
  });

  it.each([
    [200, 0],
    [503, 1],
  ])('checks its health by GET /api/health: when that answers %i, the check ends with %i', async (status, code) => {
    const [program, ...args] = JSON.parse(line('HEALTHCHECK ')!.split(' CMD ')[1]!);
    expect(program).toBe('node');
    const asked: (string | undefined)[] = [];
    const server = createServer((request, reply) => {
      asked.push(request.url);
      reply.writeHead(status).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const check = execFile(process.execPath, args, { env: { PORT: String(portOf(server)) } });
    expect(await once(check, 'exit')).toEqual([code, null]);
    expect(asked).toEqual(['/api/health']);
    server.close();
  });
});
