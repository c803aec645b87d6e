import { useEffect, type CSSProperties, type ReactNode, type Ref } from 'react';
import { useText } from '../../i18n';
import { Checkbox } from '../../ui-core';
import type { ViewProps } from './view-props';

interface CardFrameProps<T> {
  view: ViewProps<T>;
  listRef?: Ref<HTMLUListElement>;
  style?: CSSProperties;
  children: ReactNode;
}

/** The list around the cards, with what pages and the one list have in common. */
export function CardFrame<T>({ view, listRef, style, children }: CardFrameProps<T>) {
  const { label, dense, selection, partial, hold, skeletonRows, pending } = view;
  const { release, handlers } = hold;
  const { t } = useText('common');
  useEffect(() => release, [release]);
  return (
    <>
      {selection && (
        <div className="ic-rowcards-all">
          <Checkbox checked={selection.all} indeterminate={selection.size > 0 && !selection.all} onChange={selection.setAll} disabled={partial}>
            {t('table.selectAll')}
          </Checkbox>
        </div>
      )}
      <ul
        {...handlers}
        className={dense ? 'ic-rowcards ic-rowcards-dense' : 'ic-rowcards'}
        aria-label={label}
        aria-busy={skeletonRows > 0 || pending}
        ref={listRef}
        style={style}
      >
        {children}
      </ul>
    </>
  );
}
