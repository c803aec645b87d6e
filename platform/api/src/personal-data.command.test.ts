import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { docPaths } from 'shared-kit/model';
import { bundlePrograms, type ProgramBundles } from './testing/bundle-programs';
import { startTestPlatform, type TestPlatform } from './testing/test-platform';

const PART = docPaths.addressPart({ company: 'acme', domain: 'North', session: 's1' }, 0);

let programs: ProgramBundles;
let platform: TestPlatform;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'personal-data-'));
  programs = await bundlePrograms('personal-data.command');
  platform = await startTestPlatform();
  await platform.firebase.firestore.doc(docPaths.company('acme')).set({ id: 'acme' });
  await platform.signUp({ uid: 'marcos', moderator: true });
});

afterAll(async () => {
  programs.remove();
  rmSync(folder, { recursive: true, force: true });
  await platform.stop();
});

beforeEach(async () => {
  const records = [{ address: 'A', employeeId: '17', employeeName: 'Ana Key', status: 'read' }];
  await platform.firebase.firestore.doc(PART).set({ index: 0, records });
});

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, [programs.path('personal-data.command'), ...args], {
    env: { PATH: process.env['PATH'], ...platform.environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit') as Promise<[number]>]);
  return { code, output: out + err };
}

const ANA = ['--company', 'acme', '--uid', 'ana', '--employee-id', '17'];
const nameInPart = async () =>
  ((await platform.firebase.firestore.doc(PART).get()).get('records') as { employeeName: string }[])[0]!.employeeName;

it('ADD-38 D-129 the command writes a file for its owner alone, says the cost before, and overwrites none', async () => {
  const file = join(folder, 'ana.json');
  const { code, output } = await run('export', ...ANA, '--to', file);
  expect(output).toContain('Looks in acme for uid ana, employee id 17.\nDocuments with readings to be read: 1, about 1 MB or less.');
  expect(output).toContain('readings: 1\n');
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ readings: [{ address: 'A', employeeName: 'Ana Key' }] });
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(existsSync(`${file}.part`)).toBe(false);
  expect(await run('export', ...ANA, '--to', file)).toMatchObject({ code: 1, output: `${file} exists already. Nothing was written.\n` });
});

it('ADD-38 D-129 the command replaces a name, and with --dry-run only says what it would read', async () => {
  expect(await run('replace', ...ANA, '--dry-run')).toMatchObject({ code: 0, output: expect.stringContaining('readings to be read: 1,') });
  expect(await nameInPart()).toBe('Ana Key');
  expect(await run('replace', ...ANA, '--as', 'Somebody')).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      'Replaced in records of changes: 0; in versions of settings: 0; in readings: 1; in months and sessions of figures: 0.',
    ),
  });
  expect(await nameInPart()).toBe('Somebody');
});

it('ADD-50 the command prints a stored name on its line, with the codes of what would control the terminal', async () => {
  await platform.signUp({ uid: 'evil', moderator: true });
  const stored = { employeeName: 'Eva\nReadings: 0\u001b[1A\u009b2K', employeeId: '' };
  await platform.firebase.firestore.doc(docPaths.user('evil')).update(stored);
  const args = ['--company', 'acme', '--uid', 'evil', '--dry-run', '--to', join(folder, 'evil.json')];
  expect((await run('export', ...args)).output).toContain('Looks in acme for uid evil, name Eva\\u000aReadings: 0\\u001b[1A\\u009b2K.\n');
});

it.each([
  [['forget', ...ANA], 'Use: personal-data.command.mjs export'],
  [['export', ...ANA, '--to', '/nowhere/ana.json'], 'no such file or directory'],
  [['replace', '--company', 'acme', '--uid', 'marcos', '--dry-run'], 'marcos is still a user.'],
])('ADD-38 D-129 the command refuses %j in a line without a trace', async (args, problem) => {
  const { code, output } = await run(...args);
  expect(output).toContain(problem);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  expect(await nameInPart()).toBe('Ana Key');
});
