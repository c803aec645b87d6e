import { useText } from 'shared-kit/i18n';
import type { DataField } from 'shared-kit/model';
import { Button } from 'shared-kit/ui-core';
import { useEffect, useRef } from 'react';
import { shownText } from '../text/shown-text';
import { draftOf } from './field-draft';
import { FieldForm } from './field-form';
import { FieldMark } from '../text/field-mark';
import { useFieldForm } from './use-field-form';

export interface EditedRowProps {
  fields: readonly DataField[];
  at: number;
  guardedAs: string;
  onDone: (field: DataField, at: number) => void;
  onCancel: () => void;
}

/** A row of the table while its field is being edited in place. */
export function EditedRow({ fields, at, guardedAs, onDone, onCancel }: EditedRowProps) {
  const { t } = useText('labelEditor');
  const field = fields[at]!;
  const state = useFieldForm({ initial: draftOf(field, at), others: fields.toSpliced(at, 1), onDone, guardedAs });
  const row = useRef<HTMLDivElement>(null);
  // The button that opened the form is gone: without this the focus would be lost.
  useEffect(() => {
    const name = row.current?.querySelector('input');
    name?.focus();
    name?.select();
  }, []);
  const label = t('pattern.editField', { name: shownText(field.name) });
  return (
    <div role="row" data-row={at} className="pe-row pe-edited" ref={row}>
      <div role="cell" className="pe-cell">
        <div className="pe-edited-name">
          <FieldMark fields={fields} at={at} /> {label}
        </div>
        <FieldForm state={state} label={label} onCancel={onCancel}>
          <Button type="submit" variant="primary">
            {t('pattern.apply')}
          </Button>
          <Button variant="text" onClick={onCancel}>
            {t('pattern.cancel')}
          </Button>
        </FieldForm>
      </div>
    </div>
  );
}
