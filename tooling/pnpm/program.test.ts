import { createHash } from 'node:crypto';
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, readJson } from '../ground/workspace';
import { pinnedIn } from '../cli/command.mjs';
import { portOf } from '../ground/testing/port-of';

describe('the pinned pnpm', () => {
  it('ADD-51 (D-145) is named with its hash, for Corepack too', () => {
    expect(pinnedIn(readJson(join(ROOT, 'package.json')).packageManager)).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{128}$/) });
  });

  it.each(['pnpm@12.21.0', 'pnpm@12.21.0+sha1.00', 'npm@11.0.0+sha512.00', `pnpm@1 2+sha512.${'0'.repeat(128)}`])(
    'ADD-51 (D-145) is refused without one: %s',
    (packageManager) => {
      expect(() => pinnedIn(packageManager)).toThrow('has to be pnpm@<version>+sha512.<hash>');
    },
  );

  it('ADD-51 (D-145) is the only one that the repository runs', () => {
    const files = execFileSync('git', ['ls-files', '-z', '*.mjs', '*.ts', '*.md', '*.yml', '*.sh', '*Containerfile', 'package.json'], {
      cwd: ROOT,
    });
    const others = String(files)
      .split('\0')
      .filter(
        (file) =>
          file !== '' &&
          existsSync(join(ROOT, file)) &&
          /npx .*pnpm|['"]npx['"].*packageManager|corepack (use|prepare)/.test(readFileSync(join(ROOT, file), 'utf8')),
      );
    // A remote in a repository of its own has no tooling before its first installation.
    expect(others.filter((file) => !file.endsWith('/program.test.ts'))).toEqual(['docs/ci-of-a-remote.md']);
  });
});

describe('a registry with another pnpm', () => {
  const version = '12.21.0';
  let root: string;
  let registry: Server;
  let bytes: Buffer;
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'pnpm-'));
    const source = join(root, 'evil', 'package');
    mkdirSync(join(source, 'bin'), { recursive: true });
    writeFileSync(join(source, 'package.json'), JSON.stringify({ name: 'pnpm', version }));
    const writes = (file: string) => `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(join(root, file))}, '');`;
    writeFileSync(join(source, 'bin', 'pnpm.mjs'), writes('was-run'));
    writeFileSync(
      join(source, 'native-binary.mjs'),
      `${writes('was-loaded')} export const getBinCandidates = () => []; export const splitBinSpecifier = () => ({});`,
    );
    execFileSync('tar', ['-czf', 'evil.tgz', '-C', 'evil', 'package'], { cwd: root });
    bytes = readFileSync(join(root, 'evil.tgz'));
    registry = createServer((request, reply) => {
      if (request.url?.endsWith('.tgz')) return reply.end(bytes);
      const tarball = `http://127.0.0.1:${portOf(registry)}/pnpm/-/pnpm-${version}.tgz`;
      const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
      reply.setHeader('content-type', 'application/json');
      reply.end(
        JSON.stringify({
          name: 'pnpm',
          'dist-tags': { latest: version },
          versions: { [version]: { name: 'pnpm', version, dist: { tarball, integrity } } },
        }),
      );
    }).listen(0, '127.0.0.1');
    await once(registry, 'listening');
  });
  afterAll(() => {
    registry.close();
    rmSync(root, { recursive: true, force: true });
  });

  // In another process, since the download blocks the one in which it runs and this one answers it.
  const inProcess = (hash: string, address = `http://127.0.0.1:${portOf(registry)}/`) =>
    new Promise((resolve) => {
      const script = `import { pnpmProgram } from ${JSON.stringify(pathToFileURL(join(ROOT, 'tooling', 'cli', 'command.mjs')).href)};
        const options = ${JSON.stringify({ root, hashes: {} })};
        await pnpmProgram({ ...options, pinned: { version: '${version}', hash: '${hash}' } }).then(() => console.log('taken'), ({ message }) => console.log(message));`;
      const own = { npm_config_registry: address, npm_config_fetch_retries: '0', npm_config_cache: join(root, 'npm-cache') };
      execFile(process.execPath, ['--input-type=module', '-e', script], { env: { ...process.env, ...own } }, (_error, stdout, stderr) =>
        resolve(stdout + stderr),
      );
    });

  it('ADD-51 (D-145) gets nothing of it run, and leaves nothing behind', async () => {
    expect(await inProcess('0'.repeat(128))).toContain(
      `has the hash ${createHash('sha512').update(bytes).digest('hex').slice(0, 16)}…, not 0000`,
    );
    expect(['was-run', 'was-loaded'].filter((file) => existsSync(join(root, file)))).toEqual([]);
    expect(readdirSync(join(root, '.cache', 'pnpm'))).toEqual([]);
  });

  it('ADD-51 (D-145) that cannot be reached is named with the reason', async () => {
    expect(await inProcess('0'.repeat(128), 'http://127.0.0.1:9/')).toMatch(/npm pack pnpm@12\.21\.0 .*failed: [^]*ECONNREFUSED/);
  });

  it('ADD-51 (D-145) would have it run under its own hash', async () => {
    expect(await inProcess(createHash('sha512').update(bytes).digest('hex'))).toBe('taken\n');
    expect(existsSync(join(root, 'was-loaded'))).toBe(true);
  });
});
