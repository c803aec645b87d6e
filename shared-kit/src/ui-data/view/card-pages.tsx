import { useLocale, useText } from '../../i18n';
import { Card, SkeletonCards } from './card';
import { CardFrame } from './card-frame';
import { rowProps } from './table-row';
import { rowsOfPage, type ShownTable } from '../state/shown-table';

/** The rows of a page as a list of cards, for screens too narrow for columns. */
export function CardPages<T>(view: ShownTable<T>) {
  const locale = useLocale();
  const { t } = useText('common');
  return (
    <CardFrame view={view}>
      {view.skeletonRows > 0 ? (
        <SkeletonCards count={view.skeletonRows} />
      ) : (
        rowsOfPage(view).map((shownRow) => <Card key={shownRow.key} {...rowProps(shownRow, view, locale, t)} />)
      )}
    </CardFrame>
  );
}
