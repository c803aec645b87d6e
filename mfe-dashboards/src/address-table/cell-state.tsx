import type { CELL_STATES, Cell } from 'shared-kit/model/session-export';
import { icons, StateTag } from 'shared-kit/ui-frame';
import { RESULT_STYLE } from '../results/result-tag';

type State = (typeof CELL_STATES)[keyof typeof CELL_STATES];

const STYLE = {
  empty: RESULT_STYLE.empty,
  invalid: RESULT_STYLE.invalid,
  positive: { tone: 'success', icon: icons.success },
  negative: RESULT_STYLE.divergent,
} as const;

/** A cell with a state instead of a value, in the domain's own words. The state "no value" is grey. */
export function CellState({ state, text }: { state: State; text: Cell }) {
  if (text === null || text === '') return null;
  return state === 'null' ? <span className="db-none">{text}</span> : <StateTag {...STYLE[state]} label={String(text)} />;
}
