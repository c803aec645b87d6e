import type { TaskRow } from 'shared-kit/model';

export const rowsOf = (addresses: readonly string[]): TaskRow[] =>
  addresses.map((address, place) => {
    const expected = { SKU: `AB${String(100_000 + place)}`, 'Expected boxes': String(place + 1) };
    return {
      address,
      expectedBarcodeData: { SKU: expected.SKU },
      expectedMifData: { 'Expected boxes': expected['Expected boxes'] },
      inputData: { Address: address, ...expected },
    };
  });
