import { useText } from 'shared-kit/i18n';
import { MAX_DATA_FIELDS } from 'shared-kit/model';
import { adoptStyles, Alert, Button, Heading, Icon } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import { useLocation } from 'shared-kit/router';
import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { PatternValues } from '../drawing/drawing';
import { useEvaluation } from './evaluation/use-evaluation';
import { AddField } from './fields/add-field';
import { holdsText, newDraft } from './fields/field-draft';
import { FieldsTable } from './fields/fields-table';
import { rowKeys } from './fields/row-keys';
import { useFieldEdits } from './fields/use-field-edits';
import { useFieldForm } from './fields/use-field-form';
import { PatternOptions } from './pattern-options';
import fieldFormCss from './field-form.css';
import fieldTableCss from './field-table.css';
import huesCss from './text/hues.css';
import narrowCss from './narrow.css';
import patternTextCss from './pattern-text.css';
import patternCss from './pattern.css';
import { PatternTests } from './test-texts/pattern-tests';
import { usePatternTests } from './test-texts/use-pattern-tests';
import { ColouredRegex } from './text/coloured-regex';
import { DecodedText } from './evaluation/decoded-text';
import { usePatternSave } from './use-pattern-save';

adoptStyles(patternCss, huesCss, patternTextCss, fieldTableCss, fieldFormCss, narrowCss);

export interface PatternEditorProps {
  /** The number of its barcode, from 1. */
  number: number;
  values: PatternValues;
  readOnly: boolean;
  /** The text of the barcode in the picture, when it could be decoded. */
  decodedText?: string | undefined;
  /** Each call is one step that can be undone; `step` says what was done, in the user's language. */
  onChange: (values: PatternValues, step: string) => void;
  /** Called when the user saves a valid pattern, which is then stored in its barcode (D-59). */
  onSave: () => void;
  onEdit?: () => void;
  /** Whether the values differ from those in the drawing. */
  isChanged?: boolean;
  /** Receives the function that saves the pattern before its label. It resolves with false if the pattern cannot be saved. */
  saveWithLabel?: Ref<() => Promise<boolean>>;
}

/** The pattern of a barcode: its fields, the expression made of them, and the texts that it is tried on (PATTERN-01). */
export function PatternEditor({
  number,
  values,
  readOnly,
  decodedText,
  onChange,
  onSave,
  onEdit,
  isChanged = false,
  saveWithLabel,
}: PatternEditorProps) {
  const { t } = useText('labelEditor');
  const guardedAs = useGuardName(number);
  const fields = values.dataFields;
  const edits = useFieldEdits(values, onChange);
  const addBox = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const editing = edited !== null && rowKeys(fields).includes(edited);
  const adding = useFieldForm({
    initial: newDraft(fields.length),
    others: fields,
    onDone: (field, at) => {
      edits.add(field, at);
      adding.form.reset(newDraft(fields.length + 1));
      addBox.current?.querySelector('input')?.focus();
    },
    guardedAs: `${guardedAs}/new`,
  });
  const tests = usePatternTests(values, onChange);
  const testedText = decodedText ?? tests.tested ?? values.testTexts[0];
  const evaluated = useEvaluation(
    values,
    [testedText, tests.tested, ...values.testTexts].filter((text) => typeof text === 'string'),
  );
  const saving = usePatternSave({
    values,
    isChanged,
    editing,
    hasUnaddedField: holdsText(adding.form.values),
    onSave: () => {
      // The user has agreed to leave out the field that was not added.
      adding.form.reset(newDraft(fields.length));
      onSave();
    },
  });
  useImperativeHandle(saveWithLabel, () => saving.saveWithLabel);

  return (
    <section className="pe" aria-label={t('pattern.title', { number })}>
      <div className="ic-actions pe-head">
        <Heading>{t('pattern.title', { number })}</Heading>
        {readOnly && onEdit && (
          <Button size="small" icon={<Icon of={icons.edit} />} onClick={onEdit}>
            {t('pattern.edit')}
          </Button>
        )}
      </div>
      <DecodedText text={testedText} isDecoded={decodedText !== undefined} evaluated={evaluated} />
      {fields.length === 0 && <p className="pe-none">{readOnly ? t('pattern.noPattern') : t('pattern.noFields')}</p>}
      <FieldsTable
        fields={fields}
        edits={readOnly ? undefined : edits}
        edited={editing ? edited : null}
        onEdit={setEdited}
        guardedAs={guardedAs}
      />
      {!readOnly && !editing && fields.length >= MAX_DATA_FIELDS && (
        <Alert severity="info">{t('pattern.tooManyFields', { max: MAX_DATA_FIELDS })}</Alert>
      )}
      {!readOnly && !editing && fields.length < MAX_DATA_FIELDS && (
        <div ref={addBox}>
          <AddField state={adding} count={fields.length} />
        </div>
      )}
      {(fields.length > 0 || !readOnly) && <ColouredRegex fields={fields} ignoreRemaining={values.ignoreRemaining} />}
      <PatternOptions values={values} readOnly={readOnly} onChange={onChange} />
      <PatternTests tests={tests} readOnly={readOnly} decodedText={decodedText} evaluated={evaluated} />
      {!readOnly && (
        <div className="pe-foot">
          {saving.refusal && (
            <Alert severity="error" title={saving.refusal.name ?? undefined} quiet={saving.refusal.isHeard}>
              {saving.refusal.text}
            </Alert>
          )}
          <Button variant="primary" onClick={() => void saving.save()}>
            {t('pattern.save')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The key under which forms register the unsaved input of a barcode's pattern; it differs for each label and barcode. */
function useGuardName(number: number): string {
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  const { company, domain } = (typeof state === 'object' && state !== null ? state : {}) as { company?: unknown; domain?: unknown };
  return `pattern/${JSON.stringify([company, domain, pathname, number])}`;
}
