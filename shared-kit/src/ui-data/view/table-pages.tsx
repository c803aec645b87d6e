import { useText } from '../../i18n';
import { RowsBody, SkeletonBody } from './table-body';
import { TableElement } from './table-element';
import { rowProps, TableRow } from './table-row';
import { rowsOfPage, type ShownTable } from '../state/shown-table';

/** The rows of a page as a table, for screens wide enough for columns. */
export function TablePages<T>(view: ShownTable<T>) {
  const { t, locale } = useText('common');
  return (
    <TableElement view={view} pageBy={view.turnPage}>
      {() =>
        view.skeletonRows > 0 ? (
          <SkeletonBody {...view} />
        ) : (
          <RowsBody view={view}>
            {rowsOfPage(view).map((shownRow) => (
              <TableRow key={shownRow.key} {...rowProps(shownRow, view, locale, t)} />
            ))}
          </RowsBody>
        )
      }
    </TableElement>
  );
}
