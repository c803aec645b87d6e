import { Timestamp } from 'firebase-admin/firestore';
import { CENTRAL_WAREHOUSE } from 'platform-seed';
import { docPaths, type AddressRecord } from 'shared-kit/model';
import type { App } from './app';
import { Count } from './count';
import { CountError } from './count-error';
import { doubtfulLine } from './testing/doubtful-line';
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

const NEW = { domain: CENTRAL_WAREHOUSE, name: 'Night count' };

const aReading = (address: string, changes: Partial<AddressRecord> = {}): AddressRecord => ({
  address,
  checkedAt: 1_700_000_000_000,
  employeeId: 'P001',
  employeeName: 'Paulo Pires',
  status: 'read',
  labels: [{ name: 'Pallet', valid: true, data: { SKU: 'AB123456' } }],
  mif: { Boxes: 12 },
  results: {},
  ...changes,
});

const stateOf = async (task: string) => (await warehouse.firebase.firestore.doc(docPaths.task(CENTRAL_WAREHOUSE, task)).get()).data();

describe('a session that an app writes', () => {
  it('ADD-29 (D-91) begins as docs/apps.md says, holds what was read with its figures, and has ended when it is done', async () => {
    const before = Date.now();
    const count = await Count.begin(app, NEW);
    const begun = await warehouse.read(count.ref.session);
    expect(begun.session).toEqual({
      name: 'Night count',
      startTime: expect.any(Timestamp),
      endTime: null,
      total: 0,
      empty: 0,
      invalid: 0,
      pushStatus: 'PENDING',
      wasTask: false,
      createdBy: 'pilot-paulo',
    });
    count.add(aReading('G01010101'));
    count.add(aReading('G01010102', { status: 'empty', labels: [], mif: {} }));
    count.add(aReading('G01010103', { status: 'invalid', labels: [{ name: 'Pallet', valid: false, data: {} }], mif: {} }));
    // Read again: still three addresses, and counted by their first reading.
    count.add(aReading('G01010102', { status: 'invalid' }));
    count.add(aReading('G01010101', { status: 'empty' }));
    expect(await count.end()).toBe(true);

    const { session, parts, records } = await warehouse.read(count.ref.session);
    expect(session).toMatchObject({ total: 3, empty: 1, invalid: 1, pushStatus: 'PENDING' });
    expect((session['startTime'] as Timestamp).toMillis()).toBeGreaterThanOrEqual(before);
    expect((session['endTime'] as Timestamp).toMillis()).toBeGreaterThanOrEqual((session['startTime'] as Timestamp).toMillis());
    expect(parts.map(({ index }) => index)).toEqual([0]);
    expect(records.map(({ address, status }) => [address, status])).toEqual([
      ['G01010101', 'read'],
      ['G01010102', 'empty'],
      ['G01010103', 'invalid'],
      ['G01010102', 'invalid'],
      ['G01010101', 'empty'],
    ]);
    const { checkedAt, ...rest } = records[0]!;
    expect([checkedAt.toMillis(), rest]).toEqual([
      1_700_000_000_000,
      {
        address: 'G01010101',
        employeeId: 'P001',
        employeeName: 'Paulo Pires',
        status: 'read',
        labels: [{ name: 'Pallet', valid: true, data: { SKU: 'AB123456' } }],
        mif: { Boxes: 12 },
        results: {},
      },
    ]);
  });

  it('ADD-29 (D-70) fills parts of at most 500 records and 900 KB in order', async () => {
    const count = await Count.begin(app, NEW);
    for (let number = 0; number < 501; number++) count.add(aReading(`G${number}`));
    // Four of these have more than 900 KB.
    for (let number = 0; number < 4; number++) count.add(aReading(`L${number}`, { mif: { Remarks: 'x'.repeat(250_000) } }));
    await count.end();
    const { session, parts } = await warehouse.read(count.ref.session);
    expect(parts.map(({ index, records }) => [index, records.length])).toEqual([
      [0, 500],
      [1, 4],
      [2, 1],
    ]);
    expect(parts.flatMap(({ records }) => records.map(({ address }) => address))).toEqual([
      ...Array.from({ length: 501 }, (_, number) => `G${number}`),
      'L0',
      'L1',
      'L2',
      'L3',
    ]);
    expect(session).toMatchObject({ total: 505 });
  });

  it('ADD-29 (D-91) stores a picture before the record that names it', async () => {
    const count = await Count.begin(app, NEW);
    const path = `${docPaths.session(count.ref)}/000001-1.jpg`;
    const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    let recordsWhenDrawn: number | undefined;
    const draw = async () => {
      recordsWhenDrawn = (await warehouse.read(count.ref.session)).records.length;
      return bytes;
    };
    count.add(aReading('G01010101'), [{ path, draw }]);
    await count.end();
    const [stored] = await warehouse.firebase.bucket.file(path).download();
    const [{ contentType }] = await warehouse.firebase.bucket.file(path).getMetadata();
    expect([recordsWhenDrawn, contentType, stored]).toEqual([0, 'image/jpeg', bytes]);
    expect((await warehouse.read(count.ref.session)).records[0]!.pictures).toEqual([path]);
  });

  it('ADD-29 stores a reading without the picture that Storage refuses', async () => {
    const count = await Count.begin(app, NEW);
    const elsewhere = `${docPaths.domain(CENTRAL_WAREHOUSE)}/labels/Pallet.jpg`;
    count.add(aReading('G01010101'), [{ path: elsewhere, draw: async () => Buffer.from([0xff, 0xd8, 1]) }]);
    await count.end();
    expect(count.refusedPictures).toBe(1);
    expect((await warehouse.read(count.ref.session)).records).toEqual([expect.not.objectContaining({ pictures: expect.anything() })]);
  });

  it('ADD-29 (D-69) starts its task with the session and completes it after the session has ended', async () => {
    await warehouse.addTask('Street 1', rowsOf(['G01010101']));
    const count = await Count.begin(app, { ...NEW, task: { name: 'Street 1', orderedColumns: ['Address', 'SKU'] } });
    expect(await stateOf('Street 1')).toMatchObject({ state: 'STARTED', sessionId: count.ref.session });
    expect((await warehouse.read(count.ref.session)).session).toMatchObject({
      wasTask: true,
      task: 'Street 1',
      orderedColumns: ['Address', 'SKU'],
    });
    count.add(aReading('G01010101'));
    expect(await count.end()).toBe(true);
    expect(await stateOf('Street 1')).toMatchObject({ state: 'COMPLETED', sessionId: count.ref.session });
  });

  it('ADD-29 (D-68) ends whole when somebody restarts its task meanwhile, and leaves the task pending', async () => {
    await warehouse.addTask('Street 2', rowsOf(['G01010101']));
    const count = await Count.begin(app, { ...NEW, task: { name: 'Street 2', orderedColumns: [] } });
    count.add(aReading('G01010101'));
    await count.stored();
    await warehouse.firebase.firestore.doc(docPaths.task(CENTRAL_WAREHOUSE, 'Street 2')).update({ state: 'PENDING' });
    expect(await count.end()).toBe(false);
    expect(await stateOf('Street 2')).toMatchObject({ state: 'PENDING' });
    expect((await warehouse.read(count.ref.session)).session).toMatchObject({ total: 1, endTime: expect.any(Timestamp) });
  });

  it('ADD-29 says so when the session was removed meanwhile', async () => {
    const count = await Count.begin(app, NEW);
    await warehouse.firebase.firestore.doc(docPaths.session(count.ref)).delete();
    count.add(aReading('G01010101'));
    await expect(count.end()).rejects.toThrow(CountError);
    expect(() => count.add(aReading('G01010102'))).toThrow('The readings are refused');
  });

  it('ADD-29 keeps what is read without a connection and sends it once, in order, when the connection is back', async () => {
    const line = await doubtfulLine(warehouse.config.emulators.firestore);
    const config = { ...warehouse.config, emulators: { ...warehouse.config.emulators, firestore: line.host } };
    const cutOff = await warehouse.pilot(config);
    const count = await Count.begin(cutOff, NEW);
    count.add(aReading('G01'));
    await count.stored();
    line.cut();
    for (let number = 2; number <= 9; number++) count.add(aReading(`G0${number}`));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(count.waiting).toBeGreaterThan(0);
    expect((await warehouse.read(count.ref.session)).records).toHaveLength(1);
    line.mend();
    await count.end();
    const { records, session } = await warehouse.read(count.ref.session);
    expect(records.map(({ address }) => address)).toEqual(['G01', 'G02', 'G03', 'G04', 'G05', 'G06', 'G07', 'G08', 'G09']);
    expect(session).toMatchObject({ total: 9, endTime: expect.any(Timestamp) });
    await cutOff.close();
    line.stop();
  });
});
