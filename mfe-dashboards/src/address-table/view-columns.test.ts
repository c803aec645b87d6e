import { viewColumns } from './view-columns';

it('DASH-20 (D-61) the address column of a sheet is known by its header, also where its accents are encoded in another way', () => {
  const frame = { head: ['Owner', 'ENDEREÇO '.normalize('NFD'), 'SKU'], dateColumns: [], numberColumns: [] };
  const columns = viewColumns(frame, { t: (key: string, ..._values: unknown[]) => key, addressTitle: 'Endereço', hasPictures: false });
  expect(columns.map(({ title, isCardTitle = false }) => [title, isCardTitle])).toEqual([
    ['Owner', false],
    [frame.head[1], true],
    ['session.result', false],
    ['SKU', false],
  ]);
});
