import { aSettings } from 'shared-kit/testing';
import { viewColumns } from './view-columns';

it('DASH-20 (D-61) the address column of a sheet is known by its header, also where its accents are encoded in another way', () => {
  const tableColumns = { head: ['Owner', 'ENDEREÇO '.normalize('NFD'), 'SKU'], dateColumns: [], numberColumns: [] };
  const forms = { locale: 'pt-BR', forms: {} } as const;
  const words = {
    result: 'Result',
    results: { read: '', empty: '', invalid: '', divergent: '' },
    pictures: '',
    readings: forms,
    invalidReadings: forms,
  };
  const settings = aSettings({ baseFields: { ...aSettings().baseFields, address: 'Endereço' } });
  const columns = viewColumns(tableColumns, { words, settings, hasPictures: false });
  expect(columns.map(({ title, isCardTitle = false }) => [title, isCardTitle])).toEqual([
    ['Owner', false],
    [tableColumns.head[1], true],
    ['Result', false],
    ['SKU', false],
  ]);
});
