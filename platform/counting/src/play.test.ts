import { Timestamp } from 'firebase-admin/firestore';
import { CENTRAL_WAREHOUSE, CENTRAL_WAREHOUSE_SETTINGS } from 'platform-seed';
import { docPaths, isValidAddress } from 'shared-kit/model';
import type { App } from './app';
import { takeTask } from './domain';
import { playCount, type PlayedCount } from './play';
import { rowsOf } from './testing/rows';
import { openWarehouse, type Warehouse } from './testing/warehouse';

let warehouse: Warehouse;
let app: App;

beforeAll(async () => {
  warehouse = await openWarehouse();
  app = await warehouse.pilot();
});

afterAll(async () => {
  await app.close();
  await warehouse.stop();
});

const A_DAY = 86_400;

async function play(options: Partial<PlayedCount>) {
  const lines: string[] = [];
  const count = await playCount(app, {
    ref: CENTRAL_WAREHOUSE,
    settings: CENTRAL_WAREHOUSE_SETTINGS,
    rate: 500,
    seconds: A_DAY,
    signal: new AbortController().signal,
    say: (line) => lines.push(line),
    pageOf: (session) => `http://console/${session}`,
    ...options,
  });
  return { id: count.ref.session, lines, ...(await warehouse.read(count.ref.session)) };
}

describe('a count that plays itself', () => {
  it('ADD-29 counts freely for its time at its rate, with empty, invalid and unexpected readings and their pictures', async () => {
    const { id, lines, session, records } = await play({ rate: 200, seconds: 0.2 });
    // 40 readings fit into the time, whether or not the machine keeps up.
    expect(records).toHaveLength(40);
    expect(session).toMatchObject({
      wasTask: false,
      endTime: expect.any(Timestamp),
      total: new Set(records.map(({ address }) => address)).size,
    });
    expect(new Set(records.map(({ status }) => status))).toEqual(new Set(['read', 'empty', 'invalid']));
    const isUsual = (address: string) => isValidAddress(address, CENTRAL_WAREHOUSE_SETTINGS.addrPattern);
    expect(records.some(({ address }) => !isUsual(address))).toBe(true);
    expect(records.filter(({ address }) => isUsual(address)).length).toBeGreaterThan(30);
    const read = records.find(({ status }) => status === 'read')!;
    expect(Object.keys(read.labels[0]!.data)).toEqual(expect.arrayContaining(['SKU', 'Lot', 'GTIN']));
    expect(Object.keys(read.mif)).toEqual(expect.arrayContaining(['Boxes', 'Net weight', 'Damaged']));
    expect(read).toMatchObject({ employeeId: 'P001', employeeName: 'Paulo Pires' });

    const invalid = records.find(({ status }) => status === 'invalid')!;
    const [picture] = await warehouse.firebase.bucket.file(invalid.pictures![0]!).download();
    expect(picture.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(lines[0]).toBe(`Paulo Pires counts Central Warehouse, 200 readings a second: http://console/${id}`);
    expect(lines.at(-1)).toMatch(/^The session has ended: \d+ addresses, \d+ empty, \d+ invalid\.$/);
  });

  it('ADD-29 (D-61) reads every address of a task, compares it with its sheet, reads an unlisted one, and completes the task', async () => {
    const addresses = Array.from({ length: 30 }, (_, place) => `G0301${String(place + 1).padStart(2, '0')}01`);
    await warehouse.addTask('Street 3', rowsOf(addresses));
    const task = await takeTask(app, CENTRAL_WAREHOUSE, 'Street 3');
    expect(task).toEqual({ name: 'Street 3', orderedColumns: ['Address', 'SKU', 'Expected boxes'], rows: rowsOf(addresses) });
    const { id, session, records } = await play({ task });
    expect(session).toMatchObject({ name: 'Street 3', task: 'Street 3', wasTask: true, orderedColumns: task.orderedColumns });
    expect([...new Set(records.map(({ address }) => address))].filter((address) => addresses.includes(address))).toEqual(addresses);
    const unlisted = records.filter(({ address }) => !addresses.includes(address));
    expect(unlisted.length).toBeGreaterThan(0);
    for (const record of unlisted) expect(record).not.toHaveProperty('inputData');
    for (const { address, inputData, status, results, labels, mif } of records.filter((one) => addresses.includes(one.address))) {
      const row = task.rows.find((one) => one.address === address)!;
      expect(inputData).toEqual(row.inputData);
      if (status !== 'read') continue;
      expect(results).toEqual({
        SKU: labels[0]!.data['SKU'] === row.inputData['SKU'] ? 'positive' : 'negative',
        Boxes: String(mif['Boxes']) === row.inputData['Expected boxes'] ? 'positive' : 'negative',
      });
    }
    const document = await warehouse.firebase.firestore.doc(docPaths.task(CENTRAL_WAREHOUSE, 'Street 3')).get();
    expect(document.data()).toMatchObject({ state: 'COMPLETED', sessionId: id });
  });

  it('ADD-29 ends whole when it is stopped: all that was read is stored and the session has ended', async () => {
    const stop = new AbortController();
    const { session, records } = await play({
      rate: 50,
      signal: stop.signal,
      say: (line) => line.includes('counts') && setTimeout(() => stop.abort(), 300),
    });
    expect(session).toMatchObject({ endTime: expect.any(Timestamp), total: new Set(records.map(({ address }) => address)).size });
    expect(records.length).toBeGreaterThan(0);
  });
});
