import { useText } from 'shared-kit/i18n';
import { useState } from 'react';
import type { PatternValues } from '../../drawing/drawing';
import { shownText } from '../text/shown-text';

export interface PatternTestsState {
  /** The content of the box, with control characters by name. */
  typed: string;
  changeTyped: (typed: string) => void;
  /** The text that was tried last. */
  tested: string | null;
  test: (text: string) => void;
  savedTexts: readonly string[];
  saveText: (text: string) => void;
  removeText: (text: string) => void;
}

/** The text in the test box, and the texts kept with the pattern, whose changes are steps of the page's history (ADD-10). */
export function usePatternTests(values: PatternValues, onChange: (values: PatternValues, step: string) => void): PatternTestsState {
  const { t } = useText('labelEditor');
  const [typed, setTyped] = useState('');
  const [tested, setTested] = useState<string | null>(null);
  const savedTexts = values.testTexts;
  return {
    typed,
    changeTyped: (next) => {
      setTyped(next);
      // Removes the result, because it belongs to the previous text.
      setTested(null);
    },
    tested,
    test: (text) => {
      setTyped(shownText(text));
      setTested(text);
    },
    savedTexts,
    saveText: (text) => onChange({ ...values, testTexts: [...savedTexts, text] }, t('pattern.step.keep')),
    removeText: (text) => onChange({ ...values, testTexts: savedTexts.filter((one) => one !== text) }, t('pattern.step.forget')),
  };
}
