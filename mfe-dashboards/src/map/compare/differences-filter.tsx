import { formatNumber, useText } from 'shared-kit/i18n';
import { DIFFERENCES } from 'shared-kit/model/session-table';
import { FilterToggle } from 'shared-kit/ui-data';
import { CellShape } from '../tables/result-mark';
import type { CellDifference } from '../picture/cell-states';
import { KINDS } from './compare-query';

export interface DifferencesFilterProps {
  counts: Record<CellDifference, number>;
  /** The differences to show; when empty, all except `equal`. */
  shown: readonly CellDifference[];
  onShow: (differences: readonly CellDifference[]) => void;
}

/** The number of addresses with each kind of difference. A press on a kind filters the table by it. */
export function DifferencesFilter({ counts, shown, onShow }: DifferencesFilterProps) {
  const { t, locale } = useText('rackMap');
  return (
    <ul className="rm-legend" aria-label={t('compare.kinds')}>
      {DIFFERENCES.map((kind) => {
        const parts = KINDS[kind];
        const isShown = parts.some((part) => shown.includes(part));
        const others = shown.filter((one) => !parts.includes(one));
        return (
          <li key={kind}>
            <FilterToggle
              name={t(`compare.kind.${kind}`)}
              count={formatNumber(
                parts.reduce((sum, part) => sum + counts[part], 0),
                locale,
              )}
              mark={parts.map((part) => (
                <CellShape key={part} state={part} />
              ))}
              on={isShown}
              onChange={(on) => onShow(on ? [...others, ...parts] : others)}
            />
          </li>
        );
      })}
    </ul>
  );
}
