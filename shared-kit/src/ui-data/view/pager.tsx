import { DoubleLeftOutlined, DoubleRightOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons-svg';
import { PAGE_SIZES } from 'shared-kit/model';
import { useId } from 'react';
import { formatNumber, useText } from '../../i18n';
import { Button, Icon, NativeSwitch } from '../../ui-core';
import type { DataTableState } from '../state/use-data-table';

/** Shows which rows are visible, and turns the pages. */
export function Pager<T>({ table: { setup, view, oneList, pageIndex, pageCount } }: { table: DataTableState<T> }) {
  const { t, locale } = useText('common');
  const id = useId();
  const { rowsPerPage, setRowsShown } = setup;
  const [from, to] = view.page;
  const last = pageCount - 1;
  const number = (value: number) => formatNumber(value, locale);
  const moves = [
    { name: t('table.firstPage'), icon: DoubleLeftOutlined, to: 0, off: pageIndex === 0 },
    { name: t('table.previousPage'), icon: LeftOutlined, to: pageIndex - 1, off: pageIndex === 0 },
    { name: t('table.nextPage'), icon: RightOutlined, to: pageIndex + 1, off: pageIndex >= last },
    { name: t('table.lastPage'), icon: DoubleRightOutlined, to: last, off: pageIndex >= last },
  ];
  const oneListSwitch = (
    <NativeSwitch checked={oneList} onChange={(on) => setRowsShown(on ? 'all' : rowsPerPage)}>
      {t('table.oneList')}
    </NativeSwitch>
  );
  if (oneList) return <div className="ic-pager">{oneListSwitch}</div>;
  return (
    <div className="ic-pager">
      {oneListSwitch}
      <span className="ic-pager-size">
        <label htmlFor={id}>{t('table.rowsPerPage')}</label>
        <select
          id={id}
          className="ic-input"
          value={rowsPerPage}
          onChange={(event) => {
            const size = PAGE_SIZES.find((one) => String(one) === event.target.value);
            if (size) setRowsShown(size);
          }}
        >
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </span>
      <span className="ic-number">
        {t('table.range', {
          from: number(view.count === 0 ? 0 : from + 1),
          to: number(to),
          total: number(view.count),
        })}
      </span>
      <span role="group" aria-label={t('table.pages')} className="ic-pager-moves">
        {moves.map((move) => (
          <Button
            key={move.name}
            variant="text"
            size="small"
            icon={<Icon of={move.icon} />}
            aria-label={move.name}
            disabled={move.off}
            onClick={() => setup.goToPage(move.to)}
          />
        ))}
      </span>
    </div>
  );
}
