import { useText } from 'shared-kit/i18n';
import type { SheetSummary } from './spreadsheet';

/** The first valid rows of a sheet. */
export function SheetPreview({ sheet: { name, orderedColumns, preview } }: { sheet: SheetSummary }) {
  const { t } = useText('dashboards');
  const caption = t('createInventoryTask.preview', { sheet: name });
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without the focus a keyboard could not scroll a wide sheet
    <div className="db-preview" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="ic-hidden">{caption}</caption>
        <thead>
          <tr>
            {orderedColumns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
