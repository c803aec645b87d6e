/** @jest-environment node */
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { fromBase64, toBase64 } from './base64';
import { packTask } from './pack-task';
import { unpackAddresses, unpackRows } from './unpack-task';

const aRow = (address: string) => ({ address, expectedBarcodeData: {}, expectedMifData: {}, inputData: { Address: address } });
const packed = (value: unknown) => gzipSync(JSON.stringify(value)).toString('base64');

describe('the addresses of a packed list', () => {
  it('ADD-MAP-05 are those that were packed, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), (addresses) => {
        const rows = addresses.map((address) => aRow(address));
        expect(unpackAddresses(packTask({ orderedColumns: ['Address'], rows }))).toEqual(rows.map(({ address }) => address));
      }),
    );
  });

  it.each([
    ['no base64', 'not base64!'],
    ['a length that base64 cannot have', 'AAAAA'],
    ['no gzip', toBase64(new Uint8Array([1, 2, 3]))],
    ['no JSON', gzipSync('{').toString('base64')],
    ['no rows', packed({ v: 1 })],
    ['nothing', packed(null)],
    ['a list that is cut off', packTask({ orderedColumns: [], rows: [aRow('G01')] }).slice(0, 40)],
    ['no text at all', ''],
  ])('ADD-MAP-05 are null for %s', (_what, text) => {
    expect(unpackAddresses(text)).toBeNull();
  });

  it('ADD-MAP-05 leave out rows without an address', () => {
    expect(unpackAddresses(packed({ rows: [{ address: 'G01' }, {}, null, 7, { address: 3 }, { address: '' }] }))).toEqual(['G01']);
  });

  it('ADD-MAP-05 are null when the unpacked list is too long', () => {
    expect(unpackAddresses(gzipSync(Buffer.alloc(130 * 1024 * 1024, 32)).toString('base64'))).toBeNull();
  });

  it('are decoded from base64 as they were encoded', () => {
    fc.assert(fc.property(fc.uint8Array(), (bytes) => expect(Array.from(fromBase64(toBase64(bytes)) ?? [])).toEqual(Array.from(bytes))));
  });
});

describe('the rows of a packed list', () => {
  it('ADD-79 are those that were packed', () => {
    const row = {
      address: 'G01',
      expectedBarcodeData: { SKU: '=1' },
      expectedMifData: { Boxes: '' },
      inputData: { Address: 'G01', Owner: 'é' },
    };
    expect(unpackRows(packTask({ orderedColumns: ['Address'], rows: [row, aRow('G02')] }))).toEqual([row, aRow('G02')]);
  });

  it('ADD-79 have the values that are texts, and are null when the list cannot be read', () => {
    const rows = [
      { address: 'G01', expectedBarcodeData: { SKU: 5, Lot: 'L' }, expectedMifData: null, inputData: ['x'] },
      { address: 7 },
      null,
    ];
    expect(unpackRows(packed({ rows }))).toEqual([
      { address: 'G01', expectedBarcodeData: { Lot: 'L' }, expectedMifData: {}, inputData: {} },
    ]);
    expect(unpackRows('no list')).toBeNull();
    expect(unpackRows(packed({ rows: {} }))).toBeNull();
  });
});
