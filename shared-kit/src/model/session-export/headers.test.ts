/** @jest-environment node */
import { DEFAULT_TOGGLES } from '../sessions/export-options';
import { GroupedRecords } from '../session-table/grouped-records';
import { buildTable } from '../session-table/build-table';
import { mergeTables } from '../session-table/merge-tables';
import { aDataField, aLabelDesign, sampleRecords, sampleSession, sampleSettings } from './session-export.test-data';
import { SessionView } from '../session-table/session-view';

const DECOMPOSED = 'Descri\u00e7\u00e3o'.normalize('NFD');
const ADDRESS = 'Endere\u00e7o';

const settings = {
  ...sampleSettings,
  baseFields: { ...sampleSettings.baseFields, address: ADDRESS },
  labelDesigns: [aLabelDesign('Pallet', [aDataField('Descri\u00e7\u00e3o', { useCheckField: true, checkField: 'Descri\u00e7\u00e3o' })])],
  manualInputFields: [],
};
const toggles = { ...DEFAULT_TOGGLES, showInputData: true };

describe.each([
  ['accents that are encoded in another way', ADDRESS.normalize('NFD'), DECOMPOSED],
  ['a no-break space, zero-width characters and other case', `\u200b${ADDRESS.toUpperCase()}\u00a0`, 'DESCRI\u00c7\u00c3O'],
])('a sheet whose headers have %s', (_, address, description) => {
  const session = { ...sampleSession, wasTask: true, orderedColumns: [address, description, 'Owner'] };
  const record = {
    ...sampleRecords[0]!,
    labels: [{ name: 'Pallet', valid: true, data: { ['Descri\u00e7\u00e3o']: 'read' } }],
    mif: {},
    results: { ['Descri\u00e7\u00e3o']: 'negative' as const },
    inputData: { [address]: '01010101', [description]: 'expected', Owner: 'Ana' },
  };

  it('DASH-20 (D-61) shows its address once, and tells its columns from those of the same name', () => {
    expect(buildTable([record], settings, session, toggles).head).toEqual([
      ADDRESS,
      ...['checkedAt', 'employeeId', 'employeeName'].map((name) => settings.baseFields[name as 'checkedAt']),
      `${description} (input)`,
      'Owner',
      'Descri\u00e7\u00e3o',
      'Descri\u00e7\u00e3o (check)',
    ]);
  });

  it('ADD-RESULT-01 (D-61) shows the expected values', () => {
    const view = new SessionView(settings, session, toggles);
    const grouped = new GroupedRecords();
    grouped.add([record]);
    view.addRecords([record]);
    expect(view.rowsOf(grouped.groups[0]!)[0]!.expected).toEqual({ 6: 'expected' });
  });
});

it('EXPORT-04 (D-76) unites columns whose accents are encoded in different ways, and no others', () => {
  const table = (header: string) => ({ head: ['A', header], rows: [['1', header]], dateColumns: [], numberColumns: [], addresses: ['1'] });
  expect(
    mergeTables([table('Observa\u00e7\u00e3o'), table('Observa\u00e7\u00e3o'.normalize('NFD')), table('observa\u00e7\u00e3o')]).head,
  ).toEqual(['A', 'Observa\u00e7\u00e3o', 'observa\u00e7\u00e3o']);
});
