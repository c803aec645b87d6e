import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FirstEntries } from 'shared-kit/model/registry';
import { goldenRegistries, type GoldenRegistry } from 'shared-kit/model/registry/golden';
import { buildWebServer } from '../web-server';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'golden-'));
});
afterEach(() => rm(root, { recursive: true }));

/** The state of a server with this registry, and the script that its page at the path names. */
async function servedWith({ registry, context }: GoldenRegistry) {
  const { keys, seen, now, kit, path, registryUrl, remoteOrigins, allowOverrides } = context;
  const shellFolder = join(root, 'shell');
  const releaseFolder = join(root, 'release');
  await Promise.all([mkdir(shellFolder), mkdir(releaseFolder)]);
  await writeFile(join(shellFolder, 'index.html'), `<!doctype html><html lang="en" data-kit="${kit}"><head></head></html>`);
  await writeFile(join(releaseFolder, 'registry.json'), JSON.stringify(registry, null, 1));
  await writeFile(`${releaseFolder}.seen.json`, JSON.stringify(seen));
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const app = await buildWebServer({
    shellFolder,
    releaseFolder,
    projectId: 'demo-console',
    remoteOrigins,
    allowOverrides,
    ...(keys.length > 0 && { registryKey: keys.join(' ') }),
  });
  const { host } = new URL(registryUrl);
  const page = await app.inject({ url: path, headers: { host, accept: 'text/html' } });
  const served = await app.inject({ url: '/registry.json', headers: { host } });
  await app.close();
  jest.restoreAllMocks();
  const [, written = '{}'] = /<html data-first="([^"]*)"/.exec(page.body) ?? [];
  const { here } = JSON.parse(written.replaceAll('&quot;', '"')) as FirstEntries;
  return { inForce: (JSON.parse(served.body) as { remotes: unknown[] }).remotes.length > 0, first: here?.url };
}

it.each(goldenRegistries().map((one) => [one.name, one] as const))(
  'ADD-TRUST-01 ADD-TRUST-02 the web server decides about %s',
  async (_name, golden) => {
    const { refusal, first } = golden.expected;
    const served = await servedWith(golden);
    expect(served.inForce).toBe(refusal === null);
    expect(/\/remotes\/([^/]+)\//.exec(served.first ?? '')?.[1] ?? null).toBe(first);
  },
);
