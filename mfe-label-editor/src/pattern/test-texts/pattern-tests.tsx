import { useText } from 'shared-kit/i18n';
import { testTextsProblem, tidyTestTexts } from 'shared-kit/model';
import { Button } from 'shared-kit/ui-core';
import type { EvaluationResults } from '../evaluation/use-evaluation';
import { SavedTexts } from './saved-texts';
import { TestBox } from './test-box';
import type { PatternTestsState } from './use-pattern-tests';

export interface PatternTestsProps {
  tests: PatternTestsState;
  readOnly: boolean;
  decodedText: string | undefined;
  evaluated: EvaluationResults;
}

/** The tests of a pattern: a box for any text, and the texts that are kept with the pattern. */
export function PatternTests({ tests, readOnly, decodedText, evaluated }: PatternTestsProps) {
  const { t } = useText('labelEditor');
  const { test, savedTexts, saveText, removeText } = tests;
  if (readOnly) return <SavedTexts texts={savedTexts} evaluated={evaluated} />;
  const canSaveDecoded =
    decodedText !== undefined &&
    !savedTexts.includes(decodedText) &&
    testTextsProblem(tidyTestTexts([...savedTexts, decodedText])) === null;
  return (
    <>
      <TestBox tests={tests} evaluated={evaluated} />
      {canSaveDecoded && (
        <Button className="pe-keep-decoded" variant="link" size="small" onClick={() => saveText(decodedText)}>
          {t('pattern.keepDecoded')}
        </Button>
      )}
      <SavedTexts texts={savedTexts} evaluated={evaluated} onUse={test} onRemove={removeText} />
    </>
  );
}
