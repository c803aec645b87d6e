import { useState } from 'react';
import { useText } from '../../i18n';
import { Button, EmptyState } from '../../ui-core';
import type { DataTableProps, DataTableState } from '../state/use-data-table';
import { InPlaceOfRows } from './in-place-of-rows';

interface NoMatchProps<T> extends Pick<DataTableProps<T>, 'searchedOnly'> {
  table: DataTableState<T>;
}

/** Shown when the search leaves no row. The spelling is to blame only if the search has never left one: rows are also removed or changed meanwhile. */
export function NoMatch<T>({ table: { setup, search, view, waitingForFirst }, searchedOnly }: NoMatchProps<T>) {
  const { t } = useText('common');
  const { needle } = setup;
  const { count, pending, partial } = view;
  const [matched, setMatched] = useState<string>();
  if (count > 0 && !pending && matched !== needle) setMatched(needle);
  if (count > 0 || waitingForFirst) return null;
  return (
    <InPlaceOfRows>
      <EmptyState
        title={t('table.noMatch', { search: needle.trim() })}
        action={<Button onClick={() => search.type('')}>{t('table.clearSearch')}</Button>}
      >
        {partial ? t('table.noMatchYet') : matched === needle ? t('table.noMatchNow') : (searchedOnly ?? t('table.noMatchHint'))}
      </EmptyState>
    </InPlaceOfRows>
  );
}
