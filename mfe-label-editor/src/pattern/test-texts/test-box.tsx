import { useText } from 'shared-kit/i18n';
import { MAX_TEST_TEXT_LENGTH, MAX_TEST_TEXTS, testTextsProblem, tidyTestTexts } from 'shared-kit/model';
import { Button, Form, Input } from 'shared-kit/ui-core';
import type { EvaluationResults } from '../evaluation/use-evaluation';
import { rawText } from '../text/shown-text';
import { TestResult } from './test-result';

export interface TestBoxProps {
  /** The content of the box, with control characters by name. */
  typed: string;
  onType: (typed: string) => void;
  /** The text that was tried last. */
  tested: string | null;
  onTest: (text: string) => void;
  /** The texts that are kept with the pattern. */
  savedTexts: readonly string[];
  onSave: (text: string) => void;
  evaluated: EvaluationResults;
}

/** Tries the pattern on a text, which can be kept with it (PATTERN-01, ADD-10). */
export function TestBox({ typed, onType, tested, onTest, savedTexts, onSave, evaluated }: TestBoxProps) {
  const { t } = useText('labelEditor');
  const text = rawText(typed);
  const problem = testTextsProblem(tidyTestTexts([...savedTexts, text]));
  const isSaved = savedTexts.includes(text);
  const tooLong = problem === 'tooLong' ? t('pattern.textTooLong', { max: MAX_TEST_TEXT_LENGTH }) : undefined;
  return (
    <div className="pe-block">
      <Form onSubmit={() => onTest(text)} aria-label={t('pattern.try')} className="pe-test">
        <Input
          label={t('pattern.testText')}
          help={tooLong ? undefined : t('pattern.testTextHelp')}
          value={typed}
          onChange={onType}
          className="ic-mono"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="off"
          error={tooLong}
        />
        <div className="pe-test-actions">
          <Button type="submit">{t('pattern.test')}</Button>
          <Button
            variant="text"
            disabled={text === '' || isSaved || problem !== null}
            title={problem === 'tooMany' ? t('pattern.tooManyTexts', { max: MAX_TEST_TEXTS }) : t('pattern.keepHelp')}
            onClick={() => onSave(text)}
          >
            {isSaved ? t('pattern.kept') : t('pattern.keep')}
          </Button>
        </div>
      </Form>
      {problem === 'tooMany' && !isSaved && <p className="ic-help">{t('pattern.tooManyTexts', { max: MAX_TEST_TEXTS })}</p>}
      <TestResult tested={tested} evaluated={evaluated} />
    </div>
  );
}
