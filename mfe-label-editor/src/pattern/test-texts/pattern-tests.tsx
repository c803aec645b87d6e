import { useText } from 'shared-kit/i18n';
import { testTextsProblem, tidyTestTexts } from 'shared-kit/model';
import { Button } from 'shared-kit/ui-core';
import type { Evaluated } from '../evaluation/use-evaluation';
import { KeptTexts } from './kept-texts';
import { TestBox } from './test-box';
import type { PatternTestsState } from './use-pattern-tests';

export interface PatternTestsProps {
  tests: PatternTestsState;
  readOnly: boolean;
  decodedText: string | undefined;
  evaluated: Evaluated;
}

/** The tests of a pattern: a box for any text, and the texts that are kept with the pattern. */
export function PatternTests({ tests, readOnly, decodedText, evaluated }: PatternTestsProps) {
  const { t } = useText('labelEditor');
  const { typed, type, tested, test, kept, keep, remove } = tests;
  if (readOnly) return <KeptTexts texts={kept} evaluated={evaluated} />;
  const canKeepDecoded = decodedText !== undefined && !kept.includes(decodedText) && testTextsProblem(tidyTestTexts([...kept, decodedText])) === null;
  return (
    <>
      <TestBox typed={typed} onType={type} tested={tested} onTest={test} kept={kept} onKeep={keep} evaluated={evaluated} />
      {canKeepDecoded && (
        <Button className="pe-keep-decoded" variant="link" size="small" onClick={() => keep(decodedText)}>
          {t('pattern.keepDecoded')}
        </Button>
      )}
      <KeptTexts texts={kept} evaluated={evaluated} onUse={test} onRemove={remove} />
    </>
  );
}
