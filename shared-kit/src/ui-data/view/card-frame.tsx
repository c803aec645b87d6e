import { useEffect, type CSSProperties, type ReactNode, type Ref } from 'react';
import { tellsFullTime } from '../../ui-core';
import { leadsIn } from './lead-in';
import type { ShownTable } from '../state/shown-table';

interface CardFrameProps<T> {
  view: ShownTable<T>;
  listRef?: Ref<HTMLUListElement>;
  style?: CSSProperties;
  children: ReactNode;
}

/** The list element around the cards, shared by pages and the one list. */
export function CardFrame<T>({ view, listRef, style, children }: CardFrameProps<T>) {
  const { label, dense, hold, skeletonRows, pending } = view;
  const { release, handlers } = hold;
  useEffect(() => release, [release]);
  return (
    <ul
      {...handlers}
      {...leadsIn}
      {...tellsFullTime}
      className={dense ? 'ic-rowcards ic-rowcards-dense' : 'ic-rowcards'}
      aria-label={label}
      aria-busy={skeletonRows > 0 || pending}
      ref={listRef}
      style={style}
    >
      {children}
    </ul>
  );
}
