import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithKit } from 'shared-kit/testing';
import type { Column } from '../layout/column';
import { useTableExport } from './use-table-export';

const COLUMNS: Column<string>[] = [
  { key: 'name', title: 'Name', value: (name) => name },
  { key: 'half', title: 'Half', value: (name) => name.length / 2, kind: 'number' },
];

function Export() {
  const { exportRows } = useTableExport('people', COLUMNS);
  return <button onClick={() => void exportRows(['Ana'], 'csv')}>Export</button>;
}

describe('useTableExport', () => {
  it.each([
    ['pt-BR', 'semicolons', undefined, 'Name;Half\r\nAna;1,5\r\n'],
    ['es-ES', 'semicolons', undefined, 'Name;Half\r\nAna;1,5\r\n'],
    ['en-GB', 'commas', undefined, 'Name,Half\r\nAna,1.5\r\n'],
    ['pt-BR', 'the remembered separator', ',', 'Name,Half\r\nAna,1.5\r\n'],
    ['pt-BR', 'remembered tabs', '\t', 'Name\tHalf\r\nAna\t1,5\r\n'],
    ['en-US', 'remembered tabs', '\t', 'Name\tHalf\r\nAna\t1.5\r\n'],
  ] as const)(
    'TABLE-06 (D-75) writes CSV in %s separated by %s, with the decimal sign that belongs to it',
    async (locale, _, remembered, content) => {
      if (remembered) localStorage.setItem('export.separator', JSON.stringify(remembered));
      const saved = jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:test');
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      await renderWithKit(<Export />, { locale });
      await userEvent.click(screen.getByRole('button', { name: 'Export' }));
      await waitFor(() => expect(saved).toHaveBeenCalled());
      expect((await (saved.mock.lastCall![0] as Blob).text()).replace('\ufeff', '')).toBe(content);
    },
  );
});
