import { formatNumber, useText } from 'shared-kit/i18n';
import { DIFFERENCES, type Difference } from 'shared-kit/model/session-export';

export interface DifferencesFilterProps {
  counts: Record<Difference, number>;
  /** None: everything but what is equal. */
  shown: readonly Difference[];
  onShow: (differences: readonly Difference[]) => void;
}

/** How many addresses differ in which way; those that are pressed are listed. */
export function DifferencesFilter({ counts, shown, onShow }: DifferencesFilterProps) {
  const { t, locale } = useText('rackMap');
  return (
    <ul className="rm-legend" aria-label={t('compare.kinds')}>
      {DIFFERENCES.map((difference) => {
        const isShown = shown.includes(difference);
        return (
          <li key={difference}>
            <button
              type="button"
              className="rm-toggle"
              aria-pressed={isShown}
              onClick={() => onShow(isShown ? shown.filter((one) => one !== difference) : [...shown, difference])}
            >
              {t(`compare.kind.${difference}`)}
            </button>
            <span className="rm-count">{formatNumber(counts[difference], locale)}</span>
          </li>
        );
      })}
    </ul>
  );
}
