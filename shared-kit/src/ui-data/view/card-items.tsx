import { useEffect, type CSSProperties, type Ref } from 'react';
import { useText } from '../../i18n';
import { Skeleton, tellsFullTime } from '../../ui-core';
import type { ShownRow, ShownTable } from '../state/shown-table';
import { Card, type CardProps } from './card';
import { rowLinkHandlers } from './row-link-handlers';
import { rowProps } from './table-row';

interface CardItemsProps<T> extends Pick<CardProps<T>, 'setSize' | 'measureRef'> {
  view: ShownTable<T>;
  /** Those that are rendered. */
  rows: readonly ShownRow<T>[];
  listRef?: Ref<HTMLUListElement>;
  style?: CSSProperties;
}

/** The rows as a list of cards, shared by pages and the one list. */
export function CardItems<T>({ view, rows, listRef, style, ...card }: CardItemsProps<T>) {
  const { label, dense, hold, skeletonRows, pending } = view;
  const { t, locale } = useText('common');
  const { release, handlers } = hold;
  useEffect(() => release, [release]);
  return (
    <ul
      {...handlers}
      {...rowLinkHandlers}
      {...tellsFullTime}
      className={dense ? 'ic-rowcards ic-rowcards-dense' : 'ic-rowcards'}
      aria-label={label}
      aria-busy={skeletonRows > 0 || pending}
      ref={listRef}
      style={style}
    >
      {skeletonRows > 0
        ? Array.from({ length: skeletonRows }, (_, index) => <SkeletonCard key={index} />)
        : rows.map((row) => <Card key={row.key} {...rowProps(row, view, locale, t)} {...card} />)}
    </ul>
  );
}

const SkeletonCard = () => (
  <li className="ic-rowcard" aria-hidden="true">
    <Skeleton width="55%" height={18} />
    <Skeleton width="80%" />
  </li>
);
