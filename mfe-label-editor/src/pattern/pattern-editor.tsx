import { useText } from 'shared-kit/i18n';
import { buildRegex } from 'shared-kit/model';
import { Button, Heading } from 'shared-kit/ui-core';
import { Checkbox } from 'shared-kit/ui-form';
import type { PatternValues } from '../drawing/drawing';

export interface PatternEditorProps {
  /** Of its barcode, from 1. */
  number: number;
  values: PatternValues;
  /** For reading: nothing can be changed. */
  readOnly: boolean;
  /** What the barcode in the picture says, where it could be read. */
  decodedText?: string | undefined;
  /** Each call is one step that can be undone; `step` says what was done, in the user's language. */
  onChange: (values: PatternValues, step: string) => void;
  /** The pattern keeps the rules and goes to its barcode (decision D-59). */
  onSave: () => void;
  /** The way from reading to editing. */
  onEdit?: () => void;
}

/** What a barcode says: its fields, the expression made of them, and texts that it is tried on (PATTERN-01). */
export function PatternEditor({ number, values, readOnly, onChange, onSave, onEdit }: PatternEditorProps) {
  const { t } = useText('labelEditor');
  return (
    <section className="pe" aria-label={t('pattern.title', { number })}>
      <Heading>{t('pattern.title', { number })}</Heading>
      {readOnly && onEdit && <Button onClick={onEdit}>{t('pattern.edit')}</Button>}
      <code>{buildRegex(values.dataFields, values.ignoreRemaining)}</code>
      {!readOnly && (
        <>
          <Checkbox checked={values.ignoreRemaining} onChange={(ignoreRemaining) => onChange({ ...values, ignoreRemaining }, t('pattern.ignoreRemaining'))}>
            {t('pattern.ignoreRemaining')}
          </Checkbox>
          <Checkbox checked={values.isRequired} onChange={(isRequired) => onChange({ ...values, isRequired }, t('pattern.isRequired'))}>
            {t('pattern.isRequired')}
          </Checkbox>
          <Button variant="primary" onClick={onSave}>
            {t('pattern.save')}
          </Button>
        </>
      )}
    </section>
  );
}
