import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInWithEmailAndPassword } from 'firebase/auth';
import { getStorage } from 'firebase-admin/storage';
import { EmulatorStartError, type RunningEmulator } from '../src/index';
import { identityOf } from '../src/store/journal/process-identity';
import { LineChain } from '../src/store/journal/line';
import { ended, runProgram, useProgram, type Ready } from './run-program';
import { adminOf, BUCKET, PASSWORD, startForTest, webOf } from './start-for-test';

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-test-'));
  dataDir = join(folder, 'data');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

useProgram();
const run = (env: Record<string, string> = {}) => runProgram({ DATA_DIR: dataDir, ...env });

function journalFile(): string {
  return join(dataDir, readdirSync(dataDir).find((name) => name.startsWith('journal-')) ?? '');
}

async function problemOf(work: Promise<unknown>): Promise<EmulatorStartError['problem'] | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => (error instanceof EmulatorStartError ? error.problem : undefined),
  );
}

async function writeSome(emulator: RunningEmulator): Promise<void> {
  const admin = adminOf(emulator);
  await admin.db.doc('kept/a').set({ v: 1 });
  await admin.db.doc('kept/b').set({ v: 2 });
  await admin.close();
}

describe('data', () => {
  it('of all kinds is still there after a stop and a start', async () => {
    const first = await startForTest({ dataDir });
    const admin = adminOf(first);
    await admin.auth.createUser({ uid: 'u1', email: 'key@demo.test', password: PASSWORD });
    await admin.auth.setCustomUserClaims('u1', { keyUser: true });
    await admin.db.doc('kept/a').set({ v: 1, text: 'ü😀'.repeat(2000) });
    await admin.db.doc('kept/b').set({ v: 2 });
    await admin.db.doc('kept/b').delete();
    await getStorage(admin.app).bucket(BUCKET).file('kept').save('bytes');
    const { createTime, updateTime } = await admin.db.doc('kept/a').get();
    const web = webOf(first);
    const token = await (await signInWithEmailAndPassword(web.auth, 'key@demo.test', PASSWORD)).user.getIdToken();
    await Promise.all([web.close(), admin.close()]);
    await first.stop();

    const second = await startForTest({ dataDir });
    const again = adminOf(second);
    const document = await again.db.doc('kept/a').get();
    expect(document.data()).toEqual({ v: 1, text: 'ü😀'.repeat(2000) });
    expect([document.createTime, document.updateTime]).toEqual([createTime, updateTime]);
    expect((await again.db.doc('kept/b').get()).exists).toBe(false);
    expect((await again.auth.getUser('u1')).customClaims).toEqual({ keyUser: true });
    expect((await getStorage(again.app).bucket(BUCKET).file('kept').download())[0].toString()).toBe('bytes');
    // Tokens from before the restart are valid, because the key is stored too.
    const url = `http://127.0.0.1:${second.ports.firestore}/v1/projects/demo-console/databases/(default)/documents/kept/a`;
    expect((await fetch(url, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200);
    await again.close();
    await second.stop();
  });

  it('that was confirmed is complete after the process was killed', async () => {
    const { child, first } = await run();
    const documents = `http://127.0.0.1:${first.ports.firestore}/v1/projects/demo-console/databases/(default)/documents`;
    const acknowledged = new Set<string>();
    let next = 0;
    // By plain HTTP, since the SDK would keep trying to reach the dead process.
    const put = async (id: string): Promise<boolean> => {
      const body = JSON.stringify({ fields: { text: { stringValue: 'x'.repeat(500) } } });
      const headers = { Authorization: 'Bearer owner' };
      const response = await fetch(`${documents}/crash/${id}`, { method: 'PATCH', headers, body }).catch(() => undefined);
      return response?.ok ?? false;
    };
    const write = async (): Promise<void> => {
      for (let id = `d${next++}`; await put(id); id = `d${next++}`) {
        acknowledged.add(id);
        if (acknowledged.size === 400) child.kill('SIGKILL');
      }
    };
    const end = ended(child);
    await Promise.all(Array.from({ length: 20 }, write));
    await end;

    const emulator = await startForTest({ dataDir });
    const after = adminOf(emulator);
    const found = new Set((await after.db.collection('crash').get()).docs.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !found.has(id))).toEqual([]);
    expect(acknowledged.size).toBeGreaterThanOrEqual(400);
    await after.close();
    await emulator.stop();
  });

  it('is complete if the last line of the journal was being written', async () => {
    const first = await startForTest({ dataDir });
    await writeSome(first);
    await first.stop();
    const size = statSync(journalFile()).size;
    appendFileSync(journalFile(), '0badcafe docs {"v":17952');
    const second = await startForTest({ dataDir });
    const admin = adminOf(second);
    expect((await admin.db.collection('kept').get()).size).toBe(2);
    expect(statSync(journalFile()).size).toBe(size);
    await admin.close();
    await second.stop();
  });

  it('that is damaged is reported and not changed', async () => {
    const first = await startForTest({ dataDir });
    await writeSome(first);
    await first.stop();
    const file = journalFile();
    const lines = readFileSync(file, 'latin1').split('\n');
    const damaged = lines.map((line, index) => (index === 3 ? line.replace('"v"', '"w"') : line)).join('\n');
    writeFileSync(file, damaged, 'latin1');
    expect(await problemOf(startForTest({ dataDir }))).toMatchObject({ code: 'DATA_DAMAGED', file, line: 4 });
    expect(readFileSync(file, 'latin1')).toBe(damaged);
    const { first: message } = await run();
    expect(message).toMatchObject({ type: 'start-failed', code: 'DATA_DAMAGED' });
  });

  it.each<[string, (lines: string[]) => number]>([
    ['a line that is removed', (lines) => (lines.splice(2, 1), 3)],
    ['a line that is doubled', (lines) => (lines.splice(3, 0, lines[2]!), 4)],
    ['two lines that are exchanged', (lines) => (lines.splice(2, 2, lines[3]!, lines[2]!), 3)],
    ['the last change, which is removed', (lines) => (lines.splice(-2, 1), lines.length)],
    ['an older line that is put in the place of another', (lines) => ((lines[4] = lines[3]!), 5)],
  ])('with %s is reported and not changed, although each line is complete', async (_what, harm) => {
    const first = await startForTest({ dataDir });
    await writeSome(first);
    await first.stop();
    const file = journalFile();
    const lines = readFileSync(file, 'latin1').split('\n').slice(0, -1);
    expect(lines.length).toBeGreaterThan(5);
    const line = harm(lines);
    const harmed = `${lines.join('\n')}\n`;
    writeFileSync(file, harmed, 'latin1');
    expect(await problemOf(startForTest({ dataDir }))).toMatchObject({ code: 'DATA_DAMAGED', file, line });
    expect(readFileSync(file, 'latin1')).toBe(harmed);
  });

  it('of the previous format, with independent checksums, is read and continued in the present format', async () => {
    const first = await startForTest({ dataDir });
    await writeSome(first);
    await first.stop();
    const chain = new LineChain();
    const records = readFileSync(journalFile(), 'latin1')
      .split('\n')
      .slice(1, -2)
      .map((line) => chain.decode(line) ?? { section: line.slice(9).split(' ', 1)[0]!, json: line.slice(10 + line.slice(9).indexOf(' ')) });
    const alone = [{ section: 'meta', json: '{"format":1}' }, ...records].map(({ section, json }) => new LineChain().encode(section, json));
    writeFileSync(journalFile(), alone.join(''), 'latin1');
    for (const added of ['c', 'd']) {
      const next = await startForTest({ dataDir });
      const admin = adminOf(next);
      await admin.db.doc(`kept/${added}`).set({ v: 3 });
      expect((await admin.db.collection('kept').get()).docs.map(({ id }) => id)).toEqual(
        added === 'c' ? ['a', 'b', 'c'] : ['a', 'b', 'c', 'd'],
      );
      await admin.close();
      await next.stop();
    }
    expect(readdirSync(dataDir).sort()).toEqual(['files', 'journal-1.jsonl', 'journal-2.jsonl']);
    rmSync(join(dataDir, 'journal-2.jsonl'));
    expect(await problemOf(startForTest({ dataDir }))).toMatchObject({ code: 'DATA_DAMAGED', file: join(dataDir, 'journal-2.jsonl') });
  });

  it('can only be opened by its owner, even if others could open it before', async () => {
    const mask = process.umask(0o022);
    const first = await startForTest({ dataDir, compactFromBytes: 160_000 });
    const admin = adminOf(first);
    const text = 'x'.repeat(10_000);
    for (let i = 0; i < 18; i += 1) await admin.db.doc('heavy/d').set({ i, text });
    await getStorage(admin.app).bucket(BUCKET).file('kept').save('bytes');
    const modes = () =>
      [
        ['.', statSync(dataDir)] as const,
        ...readdirSync(dataDir, { recursive: true }).map((name) => [String(name), statSync(join(dataDir, String(name)))] as const),
      ].map(([name, stats]) => `${name} ${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`);
    const isClosed = () => expect(modes().filter((line) => !/folder 700|file 600/.test(line))).toEqual([]);
    expect(modes().join()).toMatch(/snapshot-2.*lock|lock.*snapshot-2/);
    isClosed();
    await admin.close();
    await first.stop();
    for (const name of ['.', ...readdirSync(dataDir, { recursive: true })])
      chmodSync(join(dataDir, String(name)), statSync(join(dataDir, String(name))).isDirectory() ? 0o755 : 0o644);
    const second = await startForTest({ dataDir });
    isClosed();
    await second.stop();
    process.umask(mask);
  });

  it.each<[string, () => unknown, boolean]>([
    ['this very process of another program', () => identityOf(process.ppid), true],
    ['a process of an earlier version, which wrote its id alone', () => process.ppid, true],
    ['an earlier process that had the same id', () => ({ ...identityOf(process.ppid), started: '1' }), false],
    ['a process of before the machine was started anew', () => ({ ...identityOf(process.ppid), boot: '0' }), false],
    ['a process that has ended', () => ({ ...identityOf(process.ppid), pid: 999_999_999 }), false],
    ['somebody who wrote half a line', () => '{"pi', false],
    ['somebody who wrote something else', () => null, false],
  ])('is in use when it was locked by %s: %#', async (_what, holder, isHeld) => {
    mkdirSync(dataDir, { recursive: true });
    const lock = holder();
    writeFileSync(join(dataDir, 'lock'), typeof lock === 'string' ? lock : JSON.stringify(lock));
    if (isHeld) return expect(await problemOf(startForTest({ dataDir }))).toMatchObject({ code: 'DATA_IN_USE', pid: process.ppid });
    const emulator = await startForTest({ dataDir });
    expect(JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8'))).toMatchObject(identityOf(process.pid));
    await emulator.stop();
  });

  it('that was copied from a folder in use is not in use itself', async () => {
    const { child } = await run();
    const copy = `${dataDir}-copy`;
    cpSync(dataDir, copy, { recursive: true });
    await (await startForTest({ dataDir: copy })).stop();
    rmSync(copy, { recursive: true });
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
  });

  it('is still in use after its folder was moved while a program uses it', async () => {
    const { child } = await run();
    const moved = `${dataDir}-moved`;
    renameSync(dataDir, moved);
    expect(await problemOf(startForTest({ dataDir: moved }))).toMatchObject({ code: 'DATA_IN_USE', pid: child.pid });
    renameSync(moved, dataDir);
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
  });

  it('can be used by only one program at a time', async () => {
    const { child } = await run();
    expect(await problemOf(startForTest({ dataDir }))).toMatchObject({ code: 'DATA_IN_USE', pid: child.pid });
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    await (await startForTest({ dataDir })).stop();
  });

  it('is complete after it was compacted into a snapshot during writes', async () => {
    // The snapshot is written in several parts, and others write between them.
    const first = await startForTest({ dataDir, compactFromBytes: 5_000_000 });
    const admin = adminOf(first);
    const text = 'x'.repeat(900_000);
    for (let i = 0; i < 10; i += 1) await admin.db.doc(`heavy/d${i % 5}`).set({ i, text });
    await admin.close();
    await first.stop();
    expect(readdirSync(dataDir).some((name) => name.startsWith('snapshot-'))).toBe(true);
    const second = await startForTest({ dataDir });
    const again = adminOf(second);
    const found = await again.db.collection('heavy').select('i').get();
    expect(found.docs.map((d) => d.get('i') as number).sort()).toEqual([5, 6, 7, 8, 9]);
    await again.close();
    await second.stop();
  });

  it('is loaded from journals alone if a snapshot was not finished', async () => {
    const first = await startForTest({ dataDir });
    await writeSome(first);
    await first.stop();
    // The state after a crash during a snapshot: the next journal exists, and the snapshot is not renamed yet.
    const meta = readFileSync(journalFile(), 'latin1').split('\n')[0];
    writeFileSync(join(dataDir, 'journal-2.jsonl'), `${meta}\n`);
    copyFileSync(journalFile(), join(dataDir, 'snapshot-2.jsonl.tmp'));
    const second = await startForTest({ dataDir });
    const admin = adminOf(second);
    expect((await admin.db.collection('kept').get()).size).toBe(2);
    await admin.close();
    await second.stop();
    expect(readdirSync(dataDir).sort()).toEqual(['files', 'journal-1.jsonl', 'journal-2.jsonl']);
  });

  describe('that were compacted into a snapshot', () => {
    let made: string;
    // Once for all.
    beforeAll(async () => {
      made = mkdtempSync(join(tmpdir(), 'emulator-test-'));
      const first = await startForTest({ dataDir: made, compactFromBytes: 160_000 });
      const admin = adminOf(first);
      const text = 'x'.repeat(10_000);
      for (let i = 0; i < 18; i += 1) await admin.db.doc('heavy/d').set({ i, text });
      await getStorage(admin.app).bucket(BUCKET).file('kept').save('bytes');
      await admin.close();
      await first.stop();
    });
    afterAll(() => rmSync(made, { recursive: true }));

    beforeEach(() => cpSync(made, dataDir, { recursive: true }));
    /** Every file of the folder with its bytes. */
    const contents = () =>
      readdirSync(dataDir, { recursive: true, withFileTypes: true }).map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [file, entry.isFile() ? readFileSync(file, 'latin1') : 'a folder'];
      });

    it.each<[string, (files: { snapshot: string; journal: string; blob: string }) => string]>([
      ['a missing snapshot', ({ snapshot }) => (rmSync(snapshot), snapshot)],
      ['a missing journal', ({ journal }) => (rmSync(journal), journal)],
      ['a journal that was emptied', ({ journal }) => (writeFileSync(journal, ''), journal)],
      [
        'a journal without its first line',
        ({ journal }) => (writeFileSync(journal, readFileSync(journal, 'latin1').replace(/^.*\n/, ''), 'latin1'), journal),
      ],
      ['a tail of NUL bytes', ({ journal }) => (appendFileSync(journal, Buffer.alloc(512)), journal)],
      ['a folder in the place of the journal', ({ journal }) => (rmSync(journal), mkdirSync(journal), journal)],
      ['a folder in the place of the snapshot', ({ snapshot }) => (rmSync(snapshot), mkdirSync(snapshot), snapshot)],
      ['a folder in the place of a stored file', ({ blob }) => (rmSync(blob), mkdirSync(blob), blob)],
      ['a snapshot without its end', ({ snapshot }) => (writeFileSync(snapshot, readFileSync(snapshot).subarray(0, -20)), snapshot)],
    ])('is not used with %s, which the refusal names, and not changed', async (_what, harm) => {
      const [blob] = readdirSync(join(dataDir, 'files'));
      const file = harm({
        snapshot: join(dataDir, 'snapshot-2.jsonl'),
        journal: join(dataDir, 'journal-2.jsonl'),
        blob: join(dataDir, 'files', blob!),
      });
      const before = contents();
      expect(await problemOf(startForTest({ dataDir }))).toMatchObject({ code: 'DATA_DAMAGED', file });
      expect(contents()).toEqual(before);
    });

    it('is cleared of journals that a snapshot has replaced and a killed program has left', async () => {
      writeFileSync(join(dataDir, 'journal-1.jsonl'), new LineChain().encode('meta', '{"format":2}'), 'latin1');
      writeFileSync(join(dataDir, 'snapshot-3.jsonl.tmp'), 'half');
      await (await startForTest({ dataDir })).stop();
      expect(readdirSync(dataDir).sort()).toEqual(['files', 'journal-2.jsonl', 'snapshot-2.jsonl']);
    });
  });

  it('is not replaced by empty data if its only journal or a later one is missing', async () => {
    const first = await startForTest({ dataDir });
    await writeSome(first);
    await first.stop();
    const file = journalFile();
    const journal = readFileSync(file, 'latin1');
    rmSync(file);
    expect(await problemOf(startForTest({ dataDir }))).toMatchObject({ code: 'DATA_DAMAGED', file, reason: 'it is missing' });
    // The state after a crash during a snapshot: the first journal names a second.
    const chain = new LineChain();
    for (const line of journal.split('\n').slice(0, -1)) chain.decode(line);
    writeFileSync(file, journal + chain.encode('meta', '{"format":2,"next":2}'), 'latin1');
    expect(await problemOf(startForTest({ dataDir }))).toMatchObject({ code: 'DATA_DAMAGED', file: join(dataDir, 'journal-2.jsonl') });
  });
});

describe('the program', () => {
  it('reports which port is taken, and frees the other ports', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const port = (other.address() as { port: number }).port;
    const { child, first } = await run({ STORAGE_PORT: String(port) });
    expect(first).toMatchObject({ type: 'start-failed', code: 'PORT_TAKEN', service: 'storage', port });
    expect(await ended(child)).toBe(70);
    await (await startForTest({ dataDir })).stop();
    await new Promise((resolve) => other.close(resolve));
  });

  it('accepts rules for both services or for none, and reports which are missing', async () => {
    const rules = join(folder, 'some.rules');
    writeFileSync(rules, "rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { } }");
    for (const [given, variable] of [
      ['FIRESTORE_RULES', 'STORAGE_RULES'],
      ['STORAGE_RULES', 'FIRESTORE_RULES'],
    ] as const) {
      const { child, first } = await run({ [given]: rules });
      expect(first).toMatchObject({ type: 'start-failed', code: 'RULES_MISSING', variable });
      expect(await ended(child)).toBe(76);
    }
  });

  it('ADD-31 does not start with indexes, CORS settings or websites of a key that a project would refuse', async () => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, '{}');
    for (const [variable, value, problem, exit] of [
      ['FIRESTORE_INDEXES', file, { code: 'INDEXES_INVALID', file }, 77],
      ['STORAGE_CORS', file, { code: 'CORS_INVALID', file }, 78],
      ['WEB_KEY_ORIGINS', 'https://console.example, console.example', { code: 'SETTING_INVALID', value: 'console.example' }, 79],
      ['INDEXES_BUILD_SECONDS', 'a minute', { code: 'SETTING_INVALID', value: 'a minute' }, 79],
      ['QUOTAS', 'yes', { code: 'SETTING_INVALID', value: 'yes' }, 79],
      ['AUTH_PORT', '99099', { code: 'SETTING_INVALID', value: '99099' }, 79],
    ] as const) {
      const { child, first } = await run({ [variable]: value });
      expect(first).toMatchObject({ type: 'start-failed', ...problem });
      expect(await ended(child)).toBe(exit);
    }
  });

  it('ADD-31 serves the given bucket, and restricts the web key to the given websites but not the keys of servers and apps', async () => {
    const { child, first } = await run({
      STORAGE_BUCKET: 'pictures',
      WEB_KEY_ORIGINS: ' https://console.example , http://127.0.0.1:4100',
      SERVER_API_KEY: 'servers',
    });
    const { ports } = first;
    const statusOf = async (key: string, referer?: string) =>
      (
        await fetch(`http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects?key=${key}`, {
          headers: { ...(referer !== undefined && { referer }) },
        })
      ).status;
    expect([await statusOf('web'), await statusOf('embedded-server')]).toEqual([403, 403]);
    expect([await statusOf('web', 'http://127.0.0.1:4100/'), await statusOf('servers'), await statusOf('embedded-app')]).toEqual([
      200, 200, 200,
    ]);
    const bucket = async (name: string) => (await fetch(`http://127.0.0.1:${ports.storage}/b/${name}`)).status;
    expect([await bucket('pictures'), await bucket('demo-console.appspot.com')]).toEqual([200, 404]);
    child.kill();
    await ended(child);
  });

  it('enforces the given rules, and lets users sign up if that option is set', async () => {
    const firestore = join(folder, 'firestore.rules');
    const storage = join(folder, 'storage.rules');
    writeFileSync(
      firestore,
      "rules_version = '2'; service cloud.firestore { match /databases/{db}/documents { match /open/{id} { allow read; } } }",
    );
    writeFileSync(storage, "rules_version = '2'; service firebase.storage { }");
    const signUp = async ({ ports }: Ready) => {
      const response = await fetch(`http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
        method: 'POST',
        body: JSON.stringify({ email: 'new@demo.test', password: PASSWORD, returnSecureToken: true }),
      });
      return { status: response.status, ...((await response.json()) as { idToken?: string }) };
    };
    const { first } = await run({ FIRESTORE_RULES: firestore, STORAGE_RULES: storage, SELF_SIGN_UP: '1' });
    const { idToken } = await signUp(first);
    const read = async (path: string) => {
      const url = `http://127.0.0.1:${first.ports.firestore}/v1/projects/demo-console/databases/(default)/documents/${path}`;
      return (await fetch(url, { headers: { authorization: `Bearer ${idToken}` } })).status;
    };
    expect(await read('open/a')).toBe(404);
    expect(await read('closed/a')).toBe(403);
    const { first: closed } = await run({ DATA_DIR: join(folder, 'other') });
    expect((await signUp(closed)).status).toBe(400);
  });

  it('ADD-28 with STORAGE_LOOKUPS=0 refuses what looks into Firestore, and says why in its log alone', async () => {
    const firestore = join(folder, 'firestore.rules');
    const storage = join(folder, 'storage.rules');
    writeFileSync(firestore, "rules_version = '2'; service cloud.firestore { }");
    const look = 'firestore.exists(/databases/(default)/documents/a/1)';
    writeFileSync(
      storage,
      `rules_version = '2'; service firebase.storage { match /b/{b}/o { match /f { allow get: if ${look} || !${look}; } } }`,
    );
    const read = async (more: Record<string, string>) => {
      const { child, first } = await run({ FIRESTORE_RULES: firestore, STORAGE_RULES: storage, ...more });
      const messages: unknown[] = [];
      child.on('message', (message) => messages.push(message));
      const response = await fetch(`http://127.0.0.1:${first.ports.storage}/v0/b/${BUCKET}/o/f`);
      const body = await response.text();
      child.kill('SIGTERM');
      await ended(child);
      return { status: response.status, saysWhy: /role/.test(body), logged: JSON.stringify(messages).includes('lookup-refused') };
    };
    expect(await read({})).toEqual({ status: 404, saysWhy: false, logged: false });
    expect(await read({ STORAGE_LOOKUPS: '0' })).toEqual({ status: 403, saysWhy: false, logged: true });
  });

  it('reports kind and recipient of a mail, but not its link or code', async () => {
    const { child, first } = await run();
    let printed = '';
    const messages: unknown[] = [];
    for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (data) => (printed += String(data)));
    child.on('message', (message) => messages.push(message));
    const call = (path: string, body: object) =>
      fetch(`http://127.0.0.1:${first.ports.auth}${path}`, {
        method: 'POST',
        headers: { authorization: 'Bearer owner' },
        body: JSON.stringify(body),
      });
    await call('/identitytoolkit.googleapis.com/v1/projects/demo-console/accounts', { email: 'a@demo.test', password: PASSWORD });
    await call('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k', { requestType: 'PASSWORD_RESET', email: 'a@demo.test' });
    const codes = await fetch(`http://127.0.0.1:${first.ports.auth}/emulator/v1/projects/demo-console/oobCodes`, {
      headers: { authorization: 'Bearer owner' },
    });
    const {
      oobCodes: [mail],
    } = (await codes.json()) as { oobCodes: { oobCode: string; oobLink: string }[] };
    child.kill('SIGTERM');
    await ended(child);
    expect(messages).toContainEqual({ type: 'mail', mail: { email: 'a@demo.test', requestType: 'PASSWORD_RESET' } });
    for (const secret of [mail!.oobCode, mail!.oobLink]) expect(printed + JSON.stringify(messages)).not.toContain(secret);
  });

  it('ends with its parent process', async () => {
    const { child } = await run();
    child.disconnect();
    expect(await ended(child)).toBe(0);
  });
});
