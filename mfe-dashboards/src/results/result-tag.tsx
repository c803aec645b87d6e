import { useText } from 'shared-kit/i18n';
import type { ReadingResult } from 'shared-kit/model';
import type { IconDefinition } from 'shared-kit/ui-core';
import { icons, StateTag, type Tone } from 'shared-kit/ui-frame';
import { circle, notEqual } from './result-icons';

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
