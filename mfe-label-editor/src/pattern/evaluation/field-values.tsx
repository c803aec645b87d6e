import type { DataField } from 'shared-kit/model';
import { FieldMark } from '../fields/field-mark';
import { shownText } from '../text/shown-text';

/** What each field of a text that matches holds, by its name (PATTERN-26). */
export function FieldValues({ fields, values }: { fields: readonly DataField[]; values: readonly string[] }) {
  const data = fields.flatMap((field, at) => (field.type === 'data' ? { field, at } : []));
  return (
    <dl className="pe-values">
      {data.map(({ field, at }, index) => (
        <div key={at}>
          <dt>
            <FieldMark fields={fields} at={at} /> {field.name}
          </dt>
          <dd className="ic-mono">{shownText(values[index] ?? '') || '“”'}</dd>
        </div>
      ))}
    </dl>
  );
}
