import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runProgram, useProgram, type Ready } from './run-program';

useProgram();

let dataDir: string;
let started = 0;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'emulator-strict-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const CONSOLE = 'http://127.0.0.1:4100';
const FILES = {
  CONSOLE_ORIGINS: CONSOLE,
  FIRESTORE_INDEXES: join(__dirname, '../../rules/firestore.indexes.json'),
};

async function start(args: string[], more: Record<string, string> = {}): Promise<Ready> {
  return (await runProgram({ DATA_DIR: join(dataDir, `${++started}`), ...FILES, ...more }, args)).first;
}

/** The status of a call with the web app's key, by a page of this origin or a program. */
async function statusWithKey({ ports }: Ready, origin?: string): Promise<number> {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/projects?key=web`;
  return (await fetch(url, { headers: { ...(origin !== undefined && { referer: `${origin}/` }) } })).status;
}

/** The answer to a query of the server over sessions by two fields, the second of which orders them. */
async function query({ ports }: Ready, equal: string, order: string): Promise<string> {
  const direction = 'DESCENDING';
  const structuredQuery = {
    from: [{ collectionId: 'sessions' }],
    where: { fieldFilter: { field: { fieldPath: equal }, op: 'EQUAL', value: { stringValue: 'x' } } },
    orderBy: [{ field: { fieldPath: order }, direction }],
  };
  const response = await fetch(`http://127.0.0.1:${ports.firestore}/v1/projects/demo-console/databases/(default)/documents:runQuery`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery }),
  });
  const answer = (await response.json()) as { error?: { message: string } };
  return answer.error?.message ?? 'ok';
}

it('ADD-43 (D-134) --as-strict-as-production refuses queries without an index, and the web key outside of the pages of the console', async () => {
  const usual = await start([]);
  expect([await statusWithKey(usual), await query(usual, 'name', 'size')]).toEqual([200, 'ok']);
  const strict = await start(['--as-strict-as-production']);
  expect([await statusWithKey(strict), await statusWithKey(strict, 'https://other.example'), await statusWithKey(strict, CONSOLE)]).toEqual(
    [403, 403, 200],
  );
  expect(await query(strict, 'name', 'size')).toContain('The query requires an index. You can create it here:');
  expect(await query(strict, 'pushStatus', 'startTime')).toBe('ok');
});

it('ADD-43 (D-134) with INDEXES_BUILD_SECONDS the indexes of the file serve no query for so long', async () => {
  const building = await start(['--as-strict-as-production'], { INDEXES_BUILD_SECONDS: '3600' });
  expect(await query(building, 'pushStatus', 'startTime')).toContain('currently building and cannot be used yet');
  const built = await start(['--as-strict-as-production'], { INDEXES_BUILD_SECONDS: '0.001' });
  expect(await query(built, 'pushStatus', 'startTime')).toBe('ok');
});
