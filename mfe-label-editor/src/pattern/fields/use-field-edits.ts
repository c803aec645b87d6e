import { useText } from 'shared-kit/i18n';
import { isSameField, MAX_FIELD_TEXT, type DataField } from 'shared-kit/model';
import type { PatternValues } from '../../drawing/drawing';
import { shownText } from '../text/shown-text';

/** A free name for the copy of a field, such as "SKU 2". The name of a constant is its text, so there the number follows without a space. */
function copyName(field: DataField, fields: readonly DataField[]): string {
  const { name, type } = field;
  for (let count = 2; ; count++) {
    const ending = type === 'constant' ? String(count) : ` ${count}`;
    const copy = name.slice(0, MAX_FIELD_TEXT - ending.length) + ending;
    if (!fields.some((other) => isSameField(other, { ...field, name: copy }))) return copy;
  }
}

export type FieldEdits = ReturnType<typeof useFieldEdits>;

/** The changes of a pattern's fields. Each is one step of the page's history. */
export function useFieldEdits(values: PatternValues, onChange: (values: PatternValues, step: string) => void) {
  const { t } = useText('labelEditor');
  const fields = values.dataFields;
  const changeFields = (dataFields: DataField[], step: string) => onChange({ ...values, dataFields }, step);
  const nameOf = (field: DataField) => ({ name: shownText(field.name) });
  const add = (field: DataField, at: number) => changeFields(fields.toSpliced(at, 0, field), t('pattern.step.add', nameOf(field)));
  return {
    add,
    change: (from: number, field: DataField, at: number) =>
      changeFields(fields.toSpliced(from, 1).toSpliced(at, 0, field), t('pattern.step.change', nameOf(field))),
    remove: (at: number) => changeFields(fields.toSpliced(at, 1), t('pattern.step.remove', nameOf(fields[at]!))),
    /** Returns the copy, which is placed after its field. */
    duplicate: (at: number) => {
      const copy = { ...fields[at]!, name: copyName(fields[at]!, fields) };
      add(copy, at + 1);
      return copy;
    },
    move: (from: number, to: number) =>
      changeFields(fields.toSpliced(from, 1).toSpliced(to, 0, fields[from]!), t('pattern.step.move', nameOf(fields[from]!))),
  };
}
