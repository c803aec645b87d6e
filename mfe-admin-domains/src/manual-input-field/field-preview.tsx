import { useText } from 'shared-kit/i18n';
import { HISTORY_VALUES, type ManualInputField } from 'shared-kit/model';
import { Button, Heading, Input, WithNames } from 'shared-kit/ui-core';
import { useState } from 'react';

/** The reaction of the counting app to a typed value. */
type PreviewAnswer = 'nothing' | 'notInteger' | 'notNumber' | 'agrees' | 'asksAgain' | 'divergent';

const INTEGER = /^[+-]?\d+$/;
const DECIMAL = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;

const asNumber = (text: string): number => Number(text.replace(',', '.'));

/** Compares a typed value with the expected one as the app does: numbers by value, texts character by character. */
function previewAnswer(
  field: Pick<ManualInputField, 'inputType' | 'useCheckField' | 'maxAttempts'>,
  typed: string,
  expected: string,
): PreviewAnswer {
  const value = typed.trim();
  const { inputType, useCheckField, maxAttempts } = field;
  if (value === '') return 'nothing';
  if (inputType === 'integer' && !INTEGER.test(value)) return 'notInteger';
  if (inputType === 'decimal' && !DECIMAL.test(value)) return 'notNumber';
  if (!useCheckField) return 'nothing';
  const isNumber = inputType === 'integer' || inputType === 'decimal';
  const agrees = isNumber ? asNumber(value) === asNumber(expected) : value === expected;
  if (agrees) return 'agrees';
  return maxAttempts > 0 ? 'asksAgain' : 'divergent';
}

interface Samples {
  history: readonly string[];
  expected: string;
}

/** Sample values of the kinds that have some. */
const SAMPLES: Readonly<Partial<Record<string, Samples>>> = {
  integer: { history: ['12', '10', '12'], expected: '12' },
  decimal: { history: ['1.5', '1.25', '1.5'], expected: '1.5' },
  text: { history: ['A-1', 'A-2', 'B-1'], expected: 'A-1' },
};

/** A preview of the field as in the counting app, to try it out while editing (ADD-05). */
export function FieldPreview({ field }: { field: ManualInputField }) {
  const { t } = useText('domains');
  const { inputType, description, mandatory, showHistory, checkField, useCheckField } = field;
  const { history, expected } = SAMPLES[inputType] ?? { history: [], expected: '' };
  return (
    <aside className="do-preview" aria-label={t('mif.preview.title')}>
      <Heading>{t('mif.preview.title')}</Heading>
      <div className="do-phone">
        <p className="do-phone-name">
          <bdi translate={field.field ? 'no' : undefined}>{field.field || t('mif.name.field')}</bdi>
          {!mandatory && <span className="ic-muted"> {t('mif.preview.optional')}</span>}
        </p>
        <p translate={description.trim() ? 'no' : undefined}>
          {description.trim() || <span className="ic-muted">{t('mif.preview.noDescription')}</span>}
        </p>
        {useCheckField && expected !== '' && (
          <p className="ic-muted" title={checkField}>
            <WithNames text={t('mif.preview.expected', { value: expected })} names={[expected]} />
          </p>
        )}
        {/* The key empties the preview when the kind changes. */}
        {inputType === 'binary' ? <Answers key="binary" field={field} /> : <Typed key={inputType} field={field} expected={expected} />}
        {showHistory && history.length > 0 && (
          <p className="ic-muted">
            {t('mif.preview.history')}: {history.slice(0, HISTORY_VALUES).join(' · ')}
          </p>
        )}
      </div>
    </aside>
  );
}

function Typed({ field, expected }: { field: ManualInputField; expected: string }) {
  const { t } = useText('domains');
  const [typed, setTyped] = useState('');
  const answer = previewAnswer(field, typed, expected);
  const isNumber = field.inputType === 'integer' || field.inputType === 'decimal';
  return (
    <>
      <Input
        label={t('mif.preview.try')}
        value={typed}
        onChange={setTyped}
        inputMode={isNumber ? 'decimal' : 'text'}
        suffix={field.unity.trim()}
        autoComplete="off"
      />
      {/* eslint-disable-next-line inventory/no-live-region -- only what the user types or presses changes it */}
      <p role="status" className={answer === 'agrees' ? 'do-good' : 'do-bad'}>
        {answer === 'asksAgain'
          ? t('mif.preview.differs', { count: field.maxAttempts })
          : answer !== 'nothing' && t(`mif.preview.${answer}`)}
      </p>
    </>
  );
}

function Answers({ field }: { field: ManualInputField }) {
  const { t } = useText('domains');
  const [answer, setAnswer] = useState<'positive' | 'negative'>();
  const action = answer === 'positive' ? field.positiveActionType : answer === 'negative' ? field.negativeActionType : 'none';
  return (
    <>
      <div className="ic-actions">
        <Button aria-pressed={answer === 'positive'} onClick={() => setAnswer('positive')}>
          {t('mif.preview.yes')}
        </Button>
        <Button aria-pressed={answer === 'negative'} onClick={() => setAnswer('negative')}>
          {t('mif.preview.no')}
        </Button>
      </div>
      {/* eslint-disable-next-line inventory/no-live-region -- only what the user types or presses changes it */}
      <p role="status" className="ic-muted">
        {action === 'picture' && t('mif.preview.picture')}
        {action === 'picture_on_divergence' && t('mif.preview.pictureOnDivergence')}
      </p>
    </>
  );
}
