import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { publish } from './publish';
import { currentRegistry } from './registry-history';
import { readReleased } from './release-folder';
import { rollBack } from './rollback';
import { kitOfConsole, runningKits } from './running-shells';
import { openStore } from './store';
import type { ReleaseStore } from './release-store';
import { aBuild, aFolder } from './testing/builds';
import { portOf } from '../ground/testing/port-of';

let folder: string;
let store: ReleaseStore;
beforeEach(() => {
  folder = aFolder();
  store = openStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const builtFor = (kit: string, version: string) => aBuild('mfe-x', version, { kit });
/** Writes the file of a running web server. */
const serves = (server: string, kit: string, agoMs = 0) => {
  mkdirSync(join(folder, 'shell/in-force'), { recursive: true });
  writeFileSync(join(folder, 'shell/in-force', `${server}.json`), JSON.stringify({ kit, at: new Date(Date.now() - agoMs).toISOString() }));
};
const version = async () => (await currentRegistry(store)).registry.remotes[0]?.version;

describe('publishing while web servers run', () => {
  it('ADD-FIT-02 refuses a remote for a newer kit than that of a shell in force, writes nothing, and says to start the servers first', async () => {
    serves('first', '1.6.0');
    await publish(store, builtFor('1.6.0', '1.0.0-aa'));
    serves('second', '1.7.0');
    await expect(publish(store, builtFor('1.7.0', '1.1.0-bb'))).rejects.toThrow(
      /mfe-x 1\.1\.0-bb was built for kit 1\.7\.0, and a console in force has kit 1\.6\.0.*Nothing was changed\.\nStart the web servers of the newer release first/s,
    );
    expect([await version(), await store.list('remotes/mfe-x')]).toEqual(['1.0.0-aa', ['1.0.0-aa']]);
    rmSync(join(folder, 'shell/in-force/first.json'));
    await publish(store, builtFor('1.7.0', '1.1.0-bb'));
    expect(await version()).toBe('1.1.0-bb');
  });

  it('ADD-FIT-02 refuses a remote for a kit of an earlier major version, also as a canary', async () => {
    serves('first', '1.6.0');
    await publish(store, builtFor('1.6.0', '1.0.0-aa'));
    serves('first', '2.0.0');
    await expect(publish(store, builtFor('1.6.0', '1.1.0-bb'), { canary: { percent: 1 } })).rejects.toThrow(
      'Build it with the present kit',
    );
  });

  it('ADD-FIT-02 refuses a rollback to a version that the shells in force cannot run', async () => {
    serves('first', '1.7.0');
    await publish(store, builtFor('1.7.0', '1.0.0-aa'));
    await publish(store, builtFor('1.6.0', '1.1.0-bb'));
    serves('first', '1.6.0');
    await expect(rollBack(store, 'mfe-x')).rejects.toThrow('mfe-x 1.0.0-aa was built for kit 1.7.0');
    expect(await version()).toBe('1.1.0-bb');
  });

  it('ADD-FIT-02 ignores killed servers and files that are being written', async () => {
    serves('killed', '1.0.0', 6 * 60_000);
    serves('first', '1.6.0');
    serves('second', '1.6.0');
    writeFileSync(join(folder, 'shell/in-force/third.json'), '{');
    expect(await runningKits(store)).toEqual(['1.6.0']);
  });
});

describe('the kit of a console given by --console', () => {
  let server: Server;
  let page: string;
  beforeEach(async () => {
    server = createServer((_request, response) => response.end(page));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  const url = () => `http://127.0.0.1:${portOf(server)}`;

  it('ADD-FIT-02 is read from its page', async () => {
    page = '<!doctype html><html lang="en-US" data-kit="1.6.0"><head></head></html>';
    expect(await kitOfConsole(url())).toBe('1.6.0');
  });

  it('ADD-FIT-02 is an error if the page names none, nothing answers or the URL is invalid', async () => {
    page = '<!doctype html><html lang="en"></html>';
    await expect(kitOfConsole(url())).rejects.toThrow('is no console');
    await expect(kitOfConsole('http://127.0.0.1:1')).rejects.toThrow('does not answer. Nothing was changed.');
    await expect(kitOfConsole('console.example')).rejects.toThrow('is no http or https URL');
  });
});

describe('publishing a release from its folder', () => {
  it('ADD-RELEASE-03 keeps the history, so that a rollback restores the earlier release', async () => {
    const releases = ['1.0.0-aa', '1.1.0-bb'].map((name) => {
      const root = join(folder, name);
      return { root, published: publish(openStore(join(root, '.release')), aBuild('mfe-x', name)) };
    });
    for (const { root, published } of releases) {
      await published;
      const [built] = readReleased(root);
      await publish(store, built!);
    }
    expect(await version()).toBe('1.1.0-bb');
    await rollBack(store, 'mfe-x');
    expect(await version()).toBe('1.0.0-aa');
  });

  it('refuses a folder without a release', () => {
    expect(() => readReleased(join(folder, 'nowhere'))).toThrow(/where no release lies\. Nothing was changed\.\nMake one/);
  });
});
