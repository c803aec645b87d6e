import { formatNumber, useText } from 'shared-kit/i18n';
import { CellShape } from '../tables/result-mark';
import type { CellState } from '../picture/cell-states';
import type { RackPicture } from '../picture/rack-picture';

export interface LegendProps {
  picture: RackPicture;
  /** The states that the map is filtered by; when empty, all are shown. */
  shown: readonly CellState[];
  onShow: (states: readonly CellState[]) => void;
}

/** Explains each state of a cell and shows its number of cells. A press on a state filters the map by it. */
export function Legend({ picture, shown, onShow }: LegendProps) {
  const { t, locale } = useText('rackMap');
  const counts = picture.counts.at(-1) ?? [];
  const toggle = (state: CellState) => onShow(shown.includes(state) ? shown.filter((one) => one !== state) : [...shown, state]);
  return (
    <ul className="rm-legend" aria-label={t('map.legend')}>
      {picture.states.map((state, place) => {
        const isUnknown = state === 'missing' && !picture.hasExpected;
        return (
          <li key={state}>
            <button
              type="button"
              className="ic-chip rm-toggle"
              aria-pressed={shown.includes(state)}
              aria-disabled={isUnknown || undefined}
              title={isUnknown ? t('map.noMissing') : undefined}
              onClick={() => !isUnknown && toggle(state)}
            >
              <CellShape state={state} />
              {t(`result.${state}`)}
            </button>
            <span className="rm-count">{isUnknown ? '–' : formatNumber(counts[place] ?? 0, locale)}</span>
          </li>
        );
      })}
    </ul>
  );
}
