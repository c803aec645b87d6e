import { useText } from 'shared-kit/i18n';
import type { ReadingResult } from 'shared-kit/model';
import type { IconDefinition } from 'shared-kit/ui-core';
import { icons, StateTag, type Tone } from 'shared-kit/ui-overlay';

const drawing = (name: string, d: string): IconDefinition => ({
  name,
  theme: 'outlined',
  icon: { tag: 'svg', attrs: { viewBox: '0 0 1024 1024', focusable: 'false' }, children: [{ tag: 'path', attrs: { d } }] },
});

/** The icon of an address where something else was found than expected. */
const notEqual = drawing(
  'not-equal',
  'M160 352h366l88-176 80 40-68 136h238v96H578l-64 128h350v96H466l-98 196-80-40 78-156H160v-96h254l64-128H160z',
);

/** The icon of an empty address. */
const circle = drawing('circle', 'M512 128a384 384 0 1 1 0 768 384 384 0 0 1 0-768zm0 84a300 300 0 1 0 0 600 300 300 0 0 0 0-600z');

/** The look of results everywhere. Only what needs an action is red. */
export const RESULT_STYLE: Record<ReadingResult, { tone: Tone; icon: IconDefinition }> = {
  read: { tone: 'success', icon: icons.success },
  empty: { tone: 'neutral', icon: circle },
  divergent: { tone: 'warning', icon: notEqual },
  invalid: { tone: 'error', icon: icons.failed },
};

/** The result of an address, as icon, text and colour (ADD-16). */
export function ResultTag({ result }: { result: ReadingResult }) {
  const { t } = useText('dashboards');
  return <StateTag {...RESULT_STYLE[result]} label={t(`session.results.${result}`)} />;
}
