import { formatPercent, useLocale, useText } from 'shared-kit/i18n';
import { readingsOf, type QualityFigures } from 'shared-kit/model/quality';
import type { Column } from 'shared-kit/ui-data';
import { useMemo } from 'react';
import { faultyShare } from './figures/sums';

/** The columns of figures, the same in each table. */
export function useFigureColumns<T extends QualityFigures>(): readonly Column<T>[] {
  const { t } = useText('quality');
  const { t: words } = useText('dashboards');
  const locale = useLocale();
  return useMemo(() => {
    const number = (key: string, title: string, value: (row: T) => number): Column<T> => ({ key, title, kind: 'number', value });
    return [
      number('sessions', t('sessions'), ({ sessions }) => sessions),
      number('readings', t('readings'), readingsOf),
      number('read', words('session.results.read'), ({ read }) => read),
      number('empty', words('session.results.empty'), ({ empty }) => empty),
      number('invalid', words('session.results.invalid'), ({ invalid }) => invalid),
      number('divergent', words('session.results.divergent'), ({ divergent }) => divergent),
      {
        key: 'share',
        title: t('share'),
        kind: 'number',
        value: faultyShare,
        render: (row) => percent(faultyShare(row), locale),
      },
    ];
  }, [t, words, locale]);
}

const percent = (share: number | null, locale: Parameters<typeof formatPercent>[1]): string =>
  share === null ? '–' : formatPercent(share, locale, 1);
