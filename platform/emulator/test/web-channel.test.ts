import type { RunningEmulator } from '../src/index';
import { adminOf, PASSWORD, startForTest, webOf, type AdminSide } from './start-for-test';
import { ChannelClient } from './web-channel-client';

const DATABASE = 'projects/demo-console/databases/(default)';
const NAME = (path: string) => `${DATABASE}/documents/${path}`;

let emulator: RunningEmulator;
let admin: AdminSide;
let token: string;

beforeAll(async () => {
  emulator = await startForTest({ allowedOrigins: ['http://127.0.0.1:4100'] });
  admin = adminOf(emulator);
  await admin.auth.createUser({ email: 'key@demo.test', password: PASSWORD });
  const web = webOf(emulator);
  await web.signIn('key@demo.test');
  token = (await web.auth.currentUser?.getIdToken()) ?? '';
  await web.close();
});

afterAll(async () => {
  await admin.close();
  await emulator.stop();
});

function addQuery(targetId: number, collectionId: string, more: object = {}): object {
  const structuredQuery = { from: [{ collectionId }], orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }] };
  return { database: DATABASE, addTarget: { targetId, query: { parent: NAME('').slice(0, -1), structuredQuery }, ...more } };
}

const channel = (kind: 'Listen' | 'Write', headers?: Record<string, string>) => new ChannelClient(emulator.ports.firestore, kind, headers);

/** Short names of the messages to a listener, in order. */
function told(messages: unknown[]): string[] {
  return messages.map((message) => {
    const { targetChange, documentChange, documentDelete, documentRemove, filter } = message as Record<string, Record<string, unknown>>;
    if (targetChange) return `${String(targetChange['targetChangeType'])} ${(targetChange['targetIds'] as number[]).join()}`;
    if (documentChange) return `change ${idOf((documentChange['document'] as { name: string }).name)}`;
    if (documentDelete) return `delete ${idOf(documentDelete['document'] as string)}`;
    if (documentRemove) return `remove ${idOf(documentRemove['document'] as string)}`;
    return filter ? `filter ${String(filter['count'])}` : JSON.stringify(message);
  });
}

function idOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

const isGlobal = (message: unknown): boolean => {
  const { targetChange } = message as { targetChange?: { targetChangeType: string; targetIds: number[] } };
  return targetChange?.targetChangeType === 'NO_CHANGE' && targetChange.targetIds.length === 0;
};

function lastToken(messages: unknown[]): string {
  return messages.map((m) => (m as { targetChange?: { resumeToken?: string } }).targetChange?.resumeToken).findLast(Boolean) ?? '';
}

describe('ADD-48 (D-141) of one user', () => {
  const refused = (message: unknown) => JSON.stringify(message).includes('open already');

  it('1000 listeners are served at once; one more is refused, and served when another has ended', async () => {
    const client = channel('Listen');
    await client.open(addQuery(2, 'many'), token);
    const more = Array.from({ length: 999 }, (_, i) => addQuery(i + 3, 'many'));
    await client.send([...more, addQuery(5000, 'many')]);
    const [refusal] = (await client.until(refused)).filter(refused) as [{ targetChange: object }];
    expect(refusal.targetChange).toMatchObject({ targetChangeType: 'REMOVE', targetIds: [5000], cause: { code: 8 } });
    await client.send([{ database: DATABASE, removeTarget: 2 }, addQuery(5001, 'many')]);
    expect(told(await client.until((message) => told([message])[0] === 'CURRENT 5001'))).toContain('ADD 5001');
    await client.request('POST', { SID: client.sid, TYPE: 'terminate' });
  });

  it('500 channels are open at once; one more is refused, and the server’s own programs have as many as they want', async () => {
    const clients = Array.from({ length: 500 }, () => channel('Write'));
    for (const client of clients) await client.open({ database: DATABASE }, token);
    const next = channel('Write');
    await next.open({ database: DATABASE }, token);
    expect(JSON.stringify(await next.poll())).toContain('RESOURCE_EXHAUSTED');
    const owner = channel('Write');
    await owner.open({ database: DATABASE }, 'owner');
    expect(JSON.stringify(await owner.poll())).not.toContain('RESOURCE_EXHAUSTED');
    await clients[0]!.request('POST', { SID: clients[0]!.sid, TYPE: 'terminate' });
    const again = channel('Write');
    await again.open({ database: DATABASE }, token);
    expect(JSON.stringify(await again.poll())).not.toContain('RESOURCE_EXHAUSTED');
    for (const client of [...clients.slice(1), again, owner]) await client.request('POST', { SID: client.sid, TYPE: 'terminate' });
  });
});

describe('a Listen channel', () => {
  it('sends the messages of a target in the order that the client needs', async () => {
    await admin.db.doc('order/b').set({ text: 'ü😀' });
    await admin.db.doc('order/a').set({ v: 1 });
    const client = channel('Listen');
    expect(await client.open(addQuery(2, 'order'), token)).toEqual(['c', client.sid, '', 8, 14, 30000]);
    const messages = await client.until(isGlobal);
    expect(told(messages)).toEqual(['ADD 2', 'change a', 'change b', 'CURRENT 2', 'NO_CHANGE ']);
    expect(JSON.stringify(messages)).toContain('ü😀');
  });

  it('repeats unacknowledged messages and drops acknowledged ones', async () => {
    const client = channel('Listen');
    await client.open(addQuery(2, 'again'), token);
    const first = await client.until(isGlobal);
    client.nextArray = 1;
    expect(told(await client.poll())).toEqual(told(first.slice(1)));
    const { state } = await client.send([]);
    expect(state).toEqual([1, 3, 0]);
  });

  it('processes a repeated message once, and waits for a missing one', async () => {
    const client = channel('Listen');
    await client.open(addQuery(2, 'once'), token);
    await client.until(isGlobal);
    await client.send([addQuery(6, 'once')], 2);
    await client.send([addQuery(4, 'once')], 1);
    await client.send([addQuery(4, 'once')], 1);
    const messages = await client.until((m) => isGlobal(m) && told([m]).length > 0);
    expect(told(messages).filter((line) => line.startsWith('ADD'))).toEqual(['ADD 4', 'ADD 6']);
  });

  it('resumes from a token with only the changes', async () => {
    for (const id of ['a', 'b', 'c']) await admin.db.doc(`resume/${id}`).set({ v: 1 });
    const client = channel('Listen');
    await client.open(addQuery(2, 'resume'), token);
    const resumeToken = lastToken(await client.until(isGlobal));
    await admin.db.doc('resume/b').delete();
    await admin.db.doc('resume/c').set({ v: 2 });
    const next = channel('Listen');
    await next.open(addQuery(2, 'resume', { resumeToken }), token);
    expect(told(await next.until(isGlobal))).toEqual(['ADD 2', 'change c', 'delete b', 'filter 2', 'CURRENT 2', 'NO_CHANGE ']);
  });

  it('starts over if the token is of another store', async () => {
    await admin.db.doc('reset/a').set({ v: 1 });
    const client = channel('Listen');
    const resumeToken = Buffer.from('1').toString('base64');
    await client.open(addQuery(2, 'reset', { resumeToken }), token);
    expect(told(await client.until(isGlobal))).toEqual(['ADD 2', 'RESET 2', 'change a', 'CURRENT 2', 'NO_CHANGE ']);
  });

  it('ADD-43 (D-134) starts over if the token is older than 30 minutes', async () => {
    await admin.db.doc('late/a').set({ v: 1 });
    const first = channel('Listen');
    await first.open(addQuery(2, 'late'), token);
    const resumeToken = lastToken(await first.until(isGlobal));
    const now = Date.now();
    for (const [minutes, kinds] of [
      [29, ['ADD 2', 'filter 1', 'CURRENT 2', 'NO_CHANGE ']],
      [31, ['ADD 2', 'RESET 2', 'change a', 'CURRENT 2', 'NO_CHANGE ']],
    ] as const) {
      const later = channel('Listen');
      jest.spyOn(Date, 'now').mockReturnValue(now + minutes * 60_000);
      await later.open(addQuery(2, 'late', { resumeToken }), token);
      expect(told(await later.until(isGlobal))).toEqual(kinds);
      jest.restoreAllMocks();
    }
  });

  it('can refuse one target and keep the others', async () => {
    const client = channel('Listen');
    await client.open(addQuery(2, '__bad__'), token);
    await client.send([addQuery(4, 'good')]);
    const messages = await client.until(isGlobal);
    expect(told(messages)).toEqual(['ADD 2', 'REMOVE 2', 'ADD 4', 'CURRENT 4', 'NO_CHANGE ']);
    expect(messages[1]).toMatchObject({ targetChange: { cause: { code: 3 } } });
  });

  it('refuses each target to callers who are not signed in', async () => {
    const client = channel('Listen');
    await client.open(addQuery(2, 'secret'));
    const messages = await client.until((m) => told([m])[0] === 'REMOVE 2');
    expect(messages.at(-1)).toMatchObject({ targetChange: { cause: { code: 7 } } });
  });

  it('ends with an invalid token, so that the client fetches another', async () => {
    const client = channel('Listen');
    await client.open(addQuery(2, 'secret'), `${token.slice(0, -4)}AAAA`);
    expect(await client.until((m) => m === 'close')).toMatchObject([{ error: { status: 'UNAUTHENTICATED', code: 401 } }, 'close']);
  });

  it('ADD-43 (D-134) ends when its token does, so that the client fetches another', async () => {
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
    const client = channel('Listen');
    jest.spyOn(Date, 'now').mockReturnValue(exp * 1000 - 300);
    await client.open(addQuery(2, 'hour'), token);
    expect(told(await client.until(isGlobal))).toContain('CURRENT 2');
    expect(await client.until((m) => m === 'close')).toMatchObject([{ error: { status: 'UNAUTHENTICATED', code: 401 } }, 'close']);
    jest.restoreAllMocks();
  });

  it('does not accept the owner token from a page', async () => {
    const client = channel('Listen', { Origin: 'http://127.0.0.1:4100' });
    await client.open(addQuery(2, 'secret'), 'owner');
    expect(await client.until((m) => m === 'close')).toMatchObject([{ error: { status: 'UNAUTHENTICATED' } }, 'close']);
  });

  it('is unknown after it has ended', async () => {
    const client = channel('Listen');
    await client.open(addQuery(2, 'ended'), token);
    await client.request('POST', { SID: client.sid, RID: '9', TYPE: 'terminate' }, '');
    const response = await client.request('GET', { SID: client.sid, RID: 'rpc', AID: '0', CI: '1' });
    expect(response.status).toBe(400);
    expect((await response.text()).indexOf('Unknown SID')).toBeGreaterThan(0);
  });
});

describe('a Write channel', () => {
  it('answers every batch in order', async () => {
    const client = channel('Write');
    await client.open({ database: DATABASE }, token);
    const [opened] = (await client.poll()) as { streamId: string; streamToken: string }[];
    expect(opened?.streamToken).not.toBe('');
    const write = (v: string) => ({ update: { name: NAME('written/a'), fields: { v: { integerValue: v } } } });
    await client.send([{ writes: [write('1')] }, { writes: [write('2')] }]);
    const answers = (await client.until((m) => (m as { commitTime?: string }).commitTime !== undefined)) as { commitTime: string }[];
    if (answers.length < 2) answers.push(...((await client.poll()) as { commitTime: string }[]));
    expect(answers).toHaveLength(2);
    expect(String(answers[0]?.commitTime) < String(answers[1]?.commitTime)).toBe(true);
    expect((await admin.db.doc('written/a').get()).get('v')).toBe(2);
  });

  it('ends with the reason when a batch is refused', async () => {
    const client = channel('Write');
    await client.open({ database: DATABASE }, token);
    await client.send([{ writes: [{ update: { name: NAME('written/none') }, currentDocument: { exists: true } }] }]);
    const messages = await client.until((m) => m === 'close');
    expect(messages.at(-2)).toMatchObject({ error: { status: 'NOT_FOUND', code: 404 } });
  });
});

it('a server that stops tells its clients to reconnect', async () => {
  const own = await startForTest();
  const client = new ChannelClient(own.ports.firestore, 'Listen');
  await client.open(addQuery(2, 'any'));
  await client.poll();
  const last = client.poll();
  // Waits until the poll has arrived, before which the server must not stop.
  while ((await client.send([])).state === undefined);
  await own.stop();
  expect(await last).toEqual(['stop']);
});
