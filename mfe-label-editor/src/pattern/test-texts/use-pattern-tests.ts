import { useText } from 'shared-kit/i18n';
import { useState } from 'react';
import type { PatternValues } from '../../drawing/drawing';
import { shownText } from '../text/shown-text';

export type PatternTestsState = ReturnType<typeof usePatternTests>;

/** The text in the test box, and the texts kept with the pattern, whose changes are steps of the page's history (ADD-10). */
export function usePatternTests(values: PatternValues, onChange: (values: PatternValues, step: string) => void) {
  const { t } = useText('labelEditor');
  // The content of the box, with control characters by name.
  const [typed, setTyped] = useState('');
  // The text that was tried last.
  const [tested, setTested] = useState<string | null>(null);
  const savedTexts = values.testTexts;
  return {
    typed,
    changeTyped: (next: string) => {
      setTyped(next);
      // Removes the result, because it belongs to the previous text.
      setTested(null);
    },
    tested,
    test: (text: string) => {
      setTyped(shownText(text));
      setTested(text);
    },
    savedTexts,
    saveText: (text: string) => onChange({ ...values, testTexts: [...savedTexts, text] }, t('pattern.step.keep')),
    removeText: (text: string) => onChange({ ...values, testTexts: savedTexts.filter((one) => one !== text) }, t('pattern.step.forget')),
  };
}
