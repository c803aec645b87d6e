/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { TaskRow } from '../entities/entities';
import { host } from '../pacing/host';
import type { Steps } from '../pacing/steps';
import { toBase64 } from './base64';
import { Crc32 } from '../workbook/bytes/crc32';
import { contentTypeOf, kindOfContentType } from '../workbook/kind/file-kind';
import { packLongTask, packTask, packTaskInSteps } from './pack-task';

const unpack = (packed: string): unknown => JSON.parse(gunzipSync(Buffer.from(packed, 'base64')).toString('utf8'));

const record = fc.dictionary(fc.string(), fc.string(), { maxKeys: 4, noNullPrototype: true });
const row: fc.Arbitrary<TaskRow> = fc.record(
  { address: fc.string({ unit: 'binary' }), expectedBarcodeData: record, expectedMifData: record, inputData: record },
  { noNullPrototype: true },
);

const LONG = {
  orderedColumns: ['Address'],
  rows: Array.from({ length: 5000 }, (_, i) => ({
    address: `G${i}`,
    expectedBarcodeData: {},
    expectedMifData: {},
    inputData: { Address: `G${i}` },
  })),
};

describe('a packed address list', () => {
  it('TASK-34 is base64 of gzip of JSON, which any platform reads', () => {
    const rows = [{ address: 'G01', expectedBarcodeData: { SKU: '' }, expectedMifData: {}, inputData: { Address: 'G01 é😀' } }];
    expect(unpack(packTask({ orderedColumns: ['Address'], rows }))).toEqual({ v: 1, orderedColumns: ['Address'], rows });
  });

  it('TASK-34 is never empty, even without rows', () => {
    expect(unpack(packTask({ orderedColumns: [], rows: [] }))).toEqual({ v: 1, orderedColumns: [], rows: [] });
  });

  it('TASK-34 is unpacked to the rows that were packed', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(row), (orderedColumns, rows) => {
        const unpacked = unpack(packTask({ orderedColumns, rows }));
        expect(unpacked).toEqual(JSON.parse(JSON.stringify({ v: 1, orderedColumns, rows })));
      }),
    );
  });

  it('TASK-34 is the same when packed in steps with pauses', () => {
    const steps = packTaskInSteps(LONG);
    const done: number[] = [];
    let step = steps.next();
    for (; !step.done; step = steps.next()) done.push(step.value.rows);
    expect(done).toEqual([2000, 4000]);
    expect(step.value).toBe(packTask(LONG));
    expect(unpack(step.value)).toEqual({ v: 1, ...LONG });
  });

  it('counts rows in its steps, which nobody can take for the share that is done', () => {
    // @ts-expect-error -- counted steps are another type
    const shares: Steps<string> = packTaskInSteps(LONG);
    expect(shares.next().value).toEqual({ rows: 2000 });
  });

  it('TASK-34 has the same content when the host compresses it', async () => {
    for (const task of [LONG, { orderedColumns: [], rows: [] }]) expect(unpack(await packLongTask(task))).toEqual({ v: 1, ...task });
  });

  it('TASK-34 has the same content on a host that does not compress', async () => {
    const { CompressionStream } = host;
    delete host.CompressionStream;
    const packed = await packLongTask(LONG).finally(() => Object.assign(host, { CompressionStream }));
    expect(packed).toBe(packTask(LONG));
  });

  it('TASK-34 rejects once it is aborted', async () => {
    const reason = new Error('cancelled');
    await expect(packLongTask(LONG, AbortSignal.abort(reason))).rejects.toBe(reason);
  });
});

describe('base64', () => {
  it('TASK-34 has the standard alphabet and padding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
      }),
    );
  });
});

describe('the checksum of ZIP', () => {
  it('has the known value, computed in one piece or several', () => {
    const bytes = new TextEncoder().encode('123456789');
    fc.assert(
      fc.property(fc.nat(9), (cut) => {
        const crc = new Crc32();
        crc.update(bytes.subarray(0, cut));
        crc.update(bytes.subarray(cut));
        expect(crc.sum).toBe(0xcbf43926);
      }),
    );
  });
});

describe('the content type', () => {
  it.each([
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['xls', 'application/vnd.ms-excel'],
    ['csv', 'text/csv'],
  ] as const)('TASK-35 of %s goes by the kind, not by what the browser thinks', (kind, contentType) => {
    expect(contentTypeOf(kind)).toBe(contentType);
    expect(kindOfContentType(`${contentType.toUpperCase()} ; charset=utf-8`)).toBe(kind);
  });

  it('TASK-35 of a packed list differs from those of files', () => {
    expect(kindOfContentType('text/plain; charset=utf-8')).toBeNull();
  });
});
