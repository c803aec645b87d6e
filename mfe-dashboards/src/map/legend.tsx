import { formatNumber, useText } from 'shared-kit/i18n';
import { CellShape } from './result-mark';
import { CELL_RESULTS, type CellResult, type RackPicture } from './picture/rack-picture';

export interface LegendProps {
  picture: RackPicture;
  /** None: all are shown. */
  shown: readonly CellResult[];
  onShow: (results: readonly CellResult[]) => void;
}

/** What the cells mean, how many there are of each, and a filter: those that are pressed stand out. */
export function Legend({ picture, shown, onShow }: LegendProps) {
  const { t, locale } = useText('rackMap');
  const counts = picture.counts.at(-1) ?? [];
  const toggle = (result: CellResult) => onShow(shown.includes(result) ? shown.filter((one) => one !== result) : [...shown, result]);
  return (
    <ul className="rm-legend" aria-label={t('map.legend')}>
      {CELL_RESULTS.map((result, place) => {
        const isUnknown = result === 'missing' && !picture.hasExpected;
        return (
          <li key={result}>
            <button
              type="button"
              className="rm-toggle"
              aria-pressed={shown.includes(result)}
              aria-disabled={isUnknown || undefined}
              title={isUnknown ? t('map.noMissing') : undefined}
              onClick={() => !isUnknown && toggle(result)}
            >
              <CellShape result={result} />
              {t(`result.${result}`)}
            </button>
            <span className="rm-count">{isUnknown ? '–' : formatNumber(counts[place] ?? 0, locale)}</span>
          </li>
        );
      })}
    </ul>
  );
}
