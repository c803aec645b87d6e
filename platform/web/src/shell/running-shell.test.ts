import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtConsole, INDEX } from '../testing/built-console';
import { buildWebServer } from '../web-server';

let built: Awaited<ReturnType<typeof builtConsole>>;
beforeEach(async () => {
  built = await builtConsole();
});
afterEach(() => rm(built.root, { recursive: true }));

const names = () => readdir(folder()).catch(() => []);
/** A server that listens and has tried to write its file. */
const server = async (files: number, registryKey?: string) => {
  const app = await buildWebServer({ ...built, projectId: 'demo-console', registryKey });
  await app.listen({ host: '127.0.0.1', port: 0 });
  for (let triesLeft = 100; triesLeft > 0 && (await names()).filter((name) => name.endsWith('.json')).length < files; triesLeft -= 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return app;
};
const folder = () => join(built.releaseFolder, 'shell', 'in-force');
const kits = async () => {
  const files = await Promise.all(
    (await names()).map(async (name) => JSON.parse(await readFile(join(folder(), name), 'utf8')) as { kit: string; at: string }),
  );
  return files.map(({ kit, at }) => [kit, Date.now() - Date.parse(at) < 60_000]);
};

describe('the file of a running server about its shell', () => {
  it('ADD-FIT-02 is written beside the releases while the server runs, with the kit for publishing', async () => {
    const first = await server(1);
    expect(await kits()).toEqual([['1.6.0', true]]);
    await writeFile(join(built.shellFolder, 'index.html'), INDEX.replace('1.6.0', '1.7.0'));
    const second = await server(2);
    expect((await kits()).sort()).toEqual([
      ['1.6.0', true],
      ['1.7.0', true],
    ]);
    await first.close();
    expect(await kits()).toEqual([['1.7.0', true]]);
    await second.close();
    expect(await kits()).toEqual([]);
  });

  it('ADD-TRUST-04 has the keys that the server trusts, so that publishing refuses registries that it would not accept, and the numbers it has seen, so that the next one is higher', async () => {
    await writeFile(`${built.releaseFolder}.seen.json`, '[["a-public-key",41]]');
    const app = await server(1, 'a-public-key');
    const [name = ''] = await names();
    expect(JSON.parse(await readFile(join(folder(), name), 'utf8'))).toMatchObject({
      kit: '1.6.0',
      registryKey: 'a-public-key',
      seen: [['a-public-key', 41]],
    });
    await app.close();
  });

  it('is not served to browsers', async () => {
    const app = await server(1);
    const [name] = await names();
    expect(name).toMatch(/\.json$/);
    expect((await app.inject({ url: `/shell/in-force/${name}`, headers: { accept: '*/*' } })).statusCode).toBe(404);
    await app.close();
  });

  it('ADD-FIT-02 is missing if it cannot be written, and the console is served nevertheless', async () => {
    await mkdir(join(built.releaseFolder, 'shell'), { recursive: true });
    await writeFile(folder(), 'no folder');
    const app = await server(0);
    expect((await app.inject('/')).statusCode).toBe(200);
    await app.close();
  });
});
