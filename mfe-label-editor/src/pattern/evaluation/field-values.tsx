import type { DataField } from 'shared-kit/model';
import { Name } from 'shared-kit/ui-core';
import { FieldMark } from '../text/field-mark';
import { shownText } from '../text/shown-text';

/** The names of the fields with their values in a text that matches (PATTERN-26). */
export function FieldValues({ fields, values }: { fields: readonly DataField[]; values: readonly string[] }) {
  const data = fields.flatMap((field, at) => (field.type === 'data' ? { field, at } : []));
  return (
    <dl className="pe-values">
      {data.map(({ field, at }, index) => (
        <div key={at}>
          <dt>
            <FieldMark fields={fields} at={at} /> <Name>{field.name}</Name>
          </dt>
          <dd className="ic-mono">{shownText(values[index] ?? '') || '“”'}</dd>
        </div>
      ))}
    </dl>
  );
}
