import { useText } from 'shared-kit/i18n';
import { dataFieldsProblems, MAX_DATA_FIELDS, tidyDataField, type DataField } from 'shared-kit/model';
import { shownText } from '../text/shown-text';
import { EditedRow } from './edited-row';
import { inForm } from './field-draft';
import { FieldRow } from './field-row';
import { rowKey, rowKeys } from './row-keys';
import type { FieldEdits } from './use-field-edits';
import { useRowDrag, type RowDrag } from './use-row-drag';
import { useRowFocus } from './use-row-focus';
import { useRuleText } from './use-rule-text';

export interface FieldsTableProps {
  fields: readonly DataField[];
  /** Without them the table is read-only. */
  edits?: FieldEdits | undefined;
  /** The key of the row that is being changed. */
  edited: string | null;
  onEdit: (key: string | null) => void;
  guardedAs: string;
}

/** The fields of a pattern in their order (PATTERN-01); in a narrow editor each field is a card (`narrow.css`). */
export function FieldsTable({ fields, edits, edited, onEdit, guardedAs }: FieldsTableProps) {
  const { t } = useText('labelEditor');
  const problemOf = useRowProblems(fields);
  const { table, announcement, focusNext } = useRowFocus();
  const move = (from: number, to: number) => {
    edits?.move(from, to);
    focusNext(to, 'handle', t('pattern.moved', { name: shownText(fields[from]!.name), position: to }));
  };
  const { rows, drag, handleProps } = useRowDrag(fields.length, move);
  const keys = rowKeys(fields);
  const titles = [
    t('pattern.field.position'),
    t('pattern.field.name'),
    t('pattern.field.type'),
    t('pattern.takes'),
    t('pattern.field.checkField'),
    ...(edits ? [''] : []),
  ];
  const stopEditing = (at: number) => {
    onEdit(null);
    focusNext(at, 'edit');
  };
  const actionsOf = (at: number) =>
    edits && {
      handleProps: handleProps(at),
      edit: () => onEdit(keys[at]!),
      duplicate: fields.length < MAX_DATA_FIELDS ? () => onEdit(rowKey(edits.duplicate(at).name)) : undefined,
      remove: () => {
        edits.remove(at);
        focusNext(Math.min(at, fields.length - 2), 'edit');
      },
    };
  return (
    <>
      <div className={`ic-panel pe-table ${edits ? '' : 'pe-table-read'}`} role="table" aria-label={t('pattern.fields')} ref={table}>
        <div role="rowgroup" className="pe-titles">
          <div role="row" className="pe-row">
            {titles.map((title) => (
              <div key={title} role="columnheader" className="pe-cell">
                {title || <span className="ic-hidden">{t('pattern.actions')}</span>}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className="pe-rows" ref={rows}>
          {fields.map((_, at) =>
            edits && edited === keys[at] ? (
              <EditedRow
                key={keys[at]}
                {...{ fields, at, guardedAs }}
                onDone={(changed, to) => {
                  edits.change(at, changed, to);
                  stopEditing(to);
                }}
                onCancel={() => stopEditing(at)}
              />
            ) : (
              <FieldRow
                key={keys[at]}
                fields={fields}
                at={at}
                problem={problemOf(at)}
                drop={dropAt(drag, at)}
                {...(edits && { actions: actionsOf(at)! })}
              />
            ),
          )}
        </div>
      </div>
      {announcement}
    </>
  );
}

/** The problem that each row shows. Stored fields may break the rules, and moving a field may break them too. */
function useRowProblems(fields: readonly DataField[]): (at: number) => string | undefined {
  const ruleText = useRuleText();
  const problems = new Map(dataFieldsProblems(fields.map(tidyDataField)).map((problem) => [problem.at, problem]));
  return (at) => {
    const problem = problems.get(at);
    return problem && ruleText(inForm(problem, fields[at]!));
  };
}

function dropAt(drag: RowDrag | null, at: number): 'before' | 'after' | 'dragged' | undefined {
  if (!drag) return undefined;
  if (drag.from === at) return 'dragged';
  if (drag.to !== at || drag.to === drag.from) return undefined;
  return drag.to < drag.from ? 'before' : 'after';
}
