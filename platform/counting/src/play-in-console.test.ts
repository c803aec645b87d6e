import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CENTRAL_WAREHOUSE } from 'platform-seed';
import { docPaths, firestorePaths } from 'shared-kit/model';
import { CountError } from './count-error';
import { countInConsole, type CountOptions } from './play-in-console';
import { rowsOf } from './testing/rows';
import { openWarehouse, type Warehouse } from './testing/warehouse';

let warehouse: Warehouse;
const servers: Server[] = [];

/** A server whose `/config.json` answers this, as a console does. */
async function consoleWith(config: unknown): Promise<string> {
  const server = createServer((_request, answer) => answer.end(JSON.stringify(config)));
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let url: string;

beforeAll(async () => {
  warehouse = await openWarehouse();
  url = await consoleWith(warehouse.config);
});

afterAll(async () => {
  servers.forEach((server) => server.close());
  await warehouse.stop();
});

const sessions = async () => (await warehouse.firebase.firestore.collection(firestorePaths.sessions(CENTRAL_WAREHOUSE)).get()).docs;

async function count(options: Partial<CountOptions>): Promise<string[]> {
  const lines: string[] = [];
  const signal = new AbortController().signal;
  await countInConsole({ url, rate: 500, seconds: 0.05, signal, say: (line) => lines.push(line), ...options });
  return lines;
}

describe('npm run count', () => {
  it('ADD-29 counts as the demo’s pilot in Central Warehouse of the console that runs, and names the page of the session', async () => {
    const [first] = await count({});
    const [session] = await sessions();
    expect(session!.data()).toMatchObject({ createdBy: 'pilot-paulo' });
    expect(first).toContain(`${url}/company/acme/domains/Central%20Warehouse/sessions/${session!.id}`);
  });

  it('ADD-29 takes the oldest pending task, or the one that is named', async () => {
    await warehouse.addTask('Young', rowsOf(['G01010101']), 1000);
    await warehouse.addTask('Old', rowsOf(['G01010101']), 9000);
    await warehouse.addTask('Middle', rowsOf(['G01010101']), 5000);
    await count({ task: '' });
    await count({ task: 'Young' });
    const stateOf = async (task: string) =>
      (await warehouse.firebase.firestore.doc(docPaths.task(CENTRAL_WAREHOUSE, task)).get()).get('state');
    expect([await stateOf('Old'), await stateOf('Young'), await stateOf('Middle')]).toEqual(['COMPLETED', 'COMPLETED', 'PENDING']);
    await expect(count({ task: 'Old' })).rejects.toThrow('The task "Old" is COMPLETED, not PENDING. Pending in Central Warehouse: Middle.');
    await expect(count({ task: 'Nothing' })).rejects.toThrow('The task "Nothing" does not exist. Pending in Central Warehouse: Middle.');
    await warehouse.firebase.firestore.doc(docPaths.payloadPart(CENTRAL_WAREHOUSE, 'Middle', 1)).update({ data: 'cut off' });
    await expect(count({ task: '' })).rejects.toThrow('The list of the task "Middle" cannot be read.');
    await warehouse.firebase.firestore.doc(docPaths.task(CENTRAL_WAREHOUSE, 'Middle')).delete();
    await expect(count({ task: '' })).rejects.toThrow('No task of Central Warehouse is pending: create or restart one.');
  });

  it.each<[string, Partial<CountOptions>, string]>([
    [
      'a domain in which nobody of the demo counts',
      { domain: 'Nowhere' },
      'No account of the demo counts in "Nowhere". They count in Central Warehouse (acme)',
    ],
    ['a company in which nobody counts', { company: 'vazia' }, 'No account of the demo counts in the company vazia.'],
    [
      'a domain of others',
      { account: 'pilot@demo.test', domain: 'Cold Store' },
      'pilot@demo.test counts in Central Warehouse, and not in "Cold Store".',
    ],
    ['a domain that was removed', { domain: 'Cold Store' }, 'There is no domain "Cold Store" in the company acme any more.'],
    [
      'another company than the account’s',
      { account: 'pilot@demo.test', company: 'norte' },
      'pilot@demo.test belongs to the company acme, not to norte.',
    ],
    ['a wrong password', { account: 'pilot@demo.test', password: 'wrong' }, 'pilot@demo.test cannot sign in'],
    [
      'an account that the demo does not have',
      { account: 'who@demo.test' },
      'who@demo.test is no account of the demo: give its password with --password.',
    ],
    ['a password of nobody', { password: '123456' }, 'Whose password is it? Name the account with --account.'],
    ['a key user', { account: 'key@demo.test' }, 'key@demo.test does not count: only pilots, checkers, assistants and moderators do.'],
  ])('ADD-29 refuses %s with a sentence that helps, and writes nothing', async (_what, options, sentence) => {
    const before = (await sessions()).length;
    const refusal = count(options);
    await expect(refusal).rejects.toThrow(CountError);
    await expect(refusal).rejects.toThrow(sentence);
    expect(await sessions()).toHaveLength(before);
  });

  it('ADD-29 says when no console answers, and refuses the console of a real project', async () => {
    await expect(count({ url: 'http://127.0.0.1:1' })).rejects.toThrow('No console answers at http://127.0.0.1:1. Start it with npm start');
    await expect(count({ url: await consoleWith({}) })).rejects.toThrow('is no console.');
    const real = await consoleWith({ firebase: { projectId: 'acme-console', apiKey: 'key' } });
    await expect(count({ url: real })).rejects.toThrow('uses the project acme-console');
  });
});
