/** @jest-environment node */
import fc from 'fast-check';
import { expectedDataColumns } from '../sessions/expected-columns';
import { DEFAULT_TOGGLES, isExportType, parseSeparator, parseToggles, separatorOf } from '../sessions/export-options';
import { docPaths, firestorePaths, storagePaths } from '../entities/firestore-paths';
import { chunk, sessionLimit } from '../entities/limits';
import { aDataField, aLabelDesign, aManualField } from '../session-export/session-export.test-data';

/** Also before 1970, because a device's clock may be wrong. */

describe('expected data columns', () => {
  it('DSET-17 are the check fields of labels and manual fields, in order, each once', () => {
    const settings = {
      labelDesigns: [
        aLabelDesign('Pallet', [aDataField('SKU', { useCheckField: true, checkField: 'Article' }), aDataField('Lot')]),
        aLabelDesign(
          'Box',
          [aDataField('Code', { useCheckField: true, checkField: 'Article' })],
          [aDataField('Owner', { useCheckField: true, checkField: '' })],
        ),
      ],
      manualInputFields: [
        aManualField('Qty', { useCheckField: true, checkField: 'Expected qty' }),
        aManualField('Note', { useCheckField: false, checkField: 'ignored' }),
      ],
    };
    expect(expectedDataColumns(settings)).toEqual({ barcode: ['Article', 'Owner'], mif: ['Expected qty'] });
  });

  it('DSET-17 are none without labels and fields', () => {
    expect(expectedDataColumns({ labelDesigns: [], manualInputFields: [] })).toEqual({ barcode: [], mif: [] });
  });
});

it('DSET-17 expected columns have names, each once, whatever the settings', () => {
  const text = fc.constantFrom('', ' ', 'SKU', 'Lot', 'Qty');
  const dataField = fc
    .record({ name: fc.constantFrom('A', 'B'), useCheckField: fc.boolean(), checkField: text })
    .map(({ name, ...more }) => aDataField(name, more));
  const manualField = fc
    .record({ field: fc.constantFrom('A', 'B'), useCheckField: fc.boolean(), checkField: text })
    .map(({ field, ...more }) => aManualField(field, more));
  fc.assert(
    fc.property(fc.array(fc.array(dataField)), fc.array(manualField), (labels, manualInputFields) => {
      const { barcode, mif } = expectedDataColumns({
        labelDesigns: labels.map((fields, n) => aLabelDesign(`L${n}`, fields)),
        manualInputFields,
      });
      for (const columns of [barcode, mif]) {
        expect(new Set(columns).size).toBe(columns.length);
        expect(columns.every((column) => column.trim() !== '')).toBe(true);
      }
    }),
  );
});

describe('chunks', () => {
  it('puts at most ten ids into an "in" query and loses none', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 45 }), (ids) => {
        const pieces = chunk(ids);
        expect(pieces.flat()).toEqual(ids);
        expect(pieces.every((piece) => piece.length >= 1 && piece.length <= 10)).toBe(true);
      }),
    );
  });
});

describe('limits', () => {
  it.each([
    [20, 20],
    [undefined, 100],
    [0, 100],
    [-3, 100],
    [2.5, 100],
    ['7', 100],
    [Number.NaN, 100],
  ])('DASH-05 reads sessionCountLimit %p as %p', (stored, limit) => {
    expect(sessionLimit(stored)).toBe(limit);
  });

  it('DASH-05 a list of sessions has a limit, whatever the document says', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        const limit = sessionLimit(stored);
        expect(Number.isInteger(limit) && limit > 0).toBe(true);
      }),
    );
  });
});

describe('export options', () => {
  it('EXPORT-14 accept the five output types and no other', () => {
    expect(isExportType('CSV_MERGED_SINGLE_FILE')).toBe(true);
    expect(isExportType('toString')).toBe(false);
  });

  it('D-99 have the default of each toggle that is not stored as a boolean', () => {
    expect(parseToggles({ mergeLabels: false, showInputData: 'yes' })).toEqual({ ...DEFAULT_TOGGLES, mergeLabels: false });
  });

  it('EXPORT-09 are read from any content of local storage', () => {
    fc.assert(
      fc.property(fc.anything(), (stored) => {
        expect(Object.values(parseToggles(stored)).every((value) => typeof value === 'boolean')).toBe(true);
      }),
    );
  });
});

describe('the separator of CSV files', () => {
  it.each([
    ['en-GB', ','],
    ['en-US', ','],
    ['pt-BR', ';'],
    ['es-ES', ';'],
  ] as const)('EXPORT-03 is the one that Excel expects: in %s %s', (locale, separator) => {
    expect(separatorOf(locale)).toBe(separator);
  });

  it('EXPORT-03 ignores stored values that are not a separator', () => {
    expect([',', ';', '\t', '|', ['; '], null, undefined].map(parseSeparator)).toEqual([',', ';', '\t', null, null, null, null]);
  });
});

describe('places in the database', () => {
  const domain = { company: 'acme', domain: 'Central Warehouse' };

  it('DATA-07 keeps the parts of a session below it', () => {
    expect(firestorePaths.sessions(domain)).toBe('companies/acme/domains/Central Warehouse/sessions');
    expect(docPaths.addressPart({ ...domain, session: 's1' }, 3)).toBe('companies/acme/domains/Central Warehouse/sessions/s1/addresses/3');
  });

  it('DATA-08 keeps the packed list outside the task document', () => {
    expect(docPaths.task(domain, 'March')).toBe('companies/acme/domains/Central Warehouse/tasks/March');
    expect(docPaths.payloadPart(domain, 'March', 0)).toBe('companies/acme/domains/Central Warehouse/tasks/March/payload/0');
  });

  it('DATA-09 keeps pictures per user, label and session', () => {
    expect(storagePaths.thumbnail('u1')).toBe('users/u1/thumbnail');
    expect(storagePaths.label(domain, 'Pallet')).toBe('companies/acme/domains/Central Warehouse/labels/Pallet');
    expect(storagePaths.sessionFile({ ...domain, session: 's1' }, 'a.jpg')).toBe(
      'companies/acme/domains/Central Warehouse/sessions/s1/a.jpg',
    );
  });
});
