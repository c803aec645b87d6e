import { useText } from 'shared-kit/i18n';
import { MAX_TEST_TEXT_LENGTH, MAX_TEST_TEXTS, testTextsProblem, tidyTestTexts } from 'shared-kit/model';
import { Button, Form, Input } from 'shared-kit/ui-core';
import type { EvaluationResults } from '../evaluation/use-evaluation';
import { rawText } from '../text/shown-text';
import { TestResult } from './test-result';
import type { PatternTestsState } from './use-pattern-tests';

/** Tries the pattern on a text, which can be kept with it (PATTERN-01, ADD-10). */
export function TestBox({ tests, evaluated }: { tests: PatternTestsState; evaluated: EvaluationResults }) {
  const { typed, savedTexts } = tests;
  const { t } = useText('labelEditor');
  const text = rawText(typed);
  const problem = testTextsProblem(tidyTestTexts([...savedTexts, text]));
  const isSaved = savedTexts.includes(text);
  const tooLong = problem === 'tooLong' ? t('pattern.textTooLong', { max: MAX_TEST_TEXT_LENGTH }) : undefined;
  return (
    <div className="pe-block">
      <Form onSubmit={() => tests.test(text)} aria-label={t('pattern.try')} className="pe-test">
        <Input
          label={t('pattern.testText')}
          help={tooLong ? undefined : t('pattern.testTextHelp')}
          value={typed}
          onChange={tests.changeTyped}
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
            onClick={() => tests.saveText(text)}
          >
            {isSaved ? t('pattern.kept') : t('pattern.keep')}
          </Button>
        </div>
      </Form>
      {problem === 'tooMany' && !isSaved && <p className="ic-help">{t('pattern.tooManyTexts', { max: MAX_TEST_TEXTS })}</p>}
      <TestResult tested={tests.tested} evaluated={evaluated} />
    </div>
  );
}
