import { formatNumber, useText } from 'shared-kit/i18n';
import { FilterPill } from 'shared-kit/ui-data';
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
            <FilterPill
              label={t(`result.${state}`)}
              count={isUnknown ? '–' : formatNumber(counts[place] ?? 0, locale)}
              mark={<CellShape state={state} />}
              on={shown.includes(state)}
              blocked={isUnknown ? t('map.noMissing') : undefined}
              onPress={() => toggle(state)}
            />
          </li>
        );
      })}
    </ul>
  );
}
