import { useText } from 'shared-kit/i18n';
import { dataFieldProblems, type DataField } from 'shared-kit/model';
import { Button, coreIcons, Icon, Name } from 'shared-kit/ui-core';
import { icons, RemoveButton } from 'shared-kit/ui-overlay';
import type { HTMLAttributes } from 'react';
import { shownText } from '../text/shown-text';
import { FieldMark } from '../text/field-mark';

/** Describes what a field matches, in short phrases: the text before it, its value, and how it ends. */
function useFieldDescription(): (field: DataField, next: DataField | undefined) => string[] {
  const { t } = useText('labelEditor');
  const range = ({ limiter, postfix }: DataField, next: DataField | undefined): string[] => {
    const end = postfix || (next?.type === 'constant' ? next.name : (next?.prefix ?? ''));
    if (limiter === '-1') return [end === '' ? t('pattern.words.rest') : t('pattern.words.upToLast', { end: shownText(end) })];
    const [from = '', to] = limiter.split(',');
    const length = to === undefined ? t('pattern.words.characters', { count: Number(from) }) : t('pattern.words.between', { from, to });
    return postfix === '' ? [length] : [length, t('pattern.words.before', { end: shownText(postfix) })];
  };
  return (field, next) => {
    if (field.type === 'constant') return [t('pattern.words.constant', { text: shownText(field.name) })];
    // An invalid limiter, as in old documents, cannot be described: the row shows the problem instead.
    if (dataFieldProblems(field).some(({ part }) => part === 'limiter')) return [];
    const before = field.prefix === '' ? [] : [t('pattern.words.after', { start: shownText(field.prefix) })];
    const own =
      field.limiterType === 'range' ? range(field, next) : [t('pattern.words.upTo', { end: shownText(field.postfix + field.limiter) })];
    return [...before, ...own];
  };
}

export interface FieldRowProps {
  fields: readonly DataField[];
  at: number;
  /** What is wrong with the field, in the user's language. */
  problem: string | undefined;
  /** `before` or `after`: a dragged row would be dropped on that side of this row. `dragged`: this row is being dragged. */
  drop: 'before' | 'after' | 'dragged' | undefined;
  /** Without them the row is read-only. */
  actions?: { handleProps: HTMLAttributes<HTMLElement>; edit: () => void; duplicate: (() => void) | undefined; remove: () => void };
}

/** A field of the pattern: its name, what it matches in words, and its actions. */
export function FieldRow({ fields, at, problem, drop, actions }: FieldRowProps) {
  const { t } = useText('labelEditor');
  const field = fields[at]!;
  const name = shownText(field.name);
  return (
    <div role="row" className="pe-row" data-row={at} data-drop={drop}>
      <div role="cell" className="pe-cell pe-cell-mark">
        {actions && (
          <Button
            {...actions.handleProps}
            className="pe-handle"
            variant="text"
            size="small"
            data-part="handle"
            aria-label={t('pattern.move', { name })}
            title={t('pattern.moveHelp')}
            icon={<DragIcon />}
          />
        )}
        <FieldMark fields={fields} at={at} />
      </div>
      <div role="cell" className={`pe-cell pe-cell-name ${field.type === 'constant' ? 'ic-mono' : ''}`}>
        <Name>{name}</Name>
      </div>
      <div role="cell" className="pe-cell pe-cell-type ic-muted">
        {t(`pattern.type.${field.type}`)}
      </div>
      <div role="cell" className="pe-cell pe-cell-words">
        <FieldDescription field={field} next={fields[at + 1]} />
        {problem && (
          <div className="ic-field-error">
            <Icon of={coreIcons.error} />
            {problem}
          </div>
        )}
      </div>
      <div role="cell" className="pe-cell pe-cell-check">
        {field.useCheckField && (
          <>
            <span className="pe-only-card ic-muted">{t('pattern.field.checkField')} </span>
            <Name>{field.checkField}</Name>
          </>
        )}
      </div>
      {actions && (
        <div role="cell" className="pe-cell pe-cell-actions">
          <Button
            variant="text"
            size="small"
            data-part="edit"
            aria-label={t('pattern.editField', { name })}
            title={t('pattern.editField', { name })}
            icon={<Icon of={icons.edit} />}
            onClick={actions.edit}
          />
          <Button
            variant="text"
            size="small"
            disabled={!actions.duplicate}
            aria-label={t('pattern.duplicate', { name })}
            title={t('pattern.duplicate', { name })}
            icon={<Icon of={icons.copy} />}
            onClick={actions.duplicate}
          />
          <RemoveButton label={t('pattern.remove', { name })} onClick={actions.remove} />
        </div>
      )}
    </div>
  );
}

function FieldDescription({ field, next }: { field: DataField; next: DataField | undefined }) {
  const words = useFieldDescription()(field, next);
  return (
    <ul className="pe-words">
      {words.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

/** Six dots: marks a handle for dragging. */
function DragIcon() {
  return (
    <svg className="ic-icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      {[4, 8, 12].flatMap((y) => [6, 10].map((x) => <circle key={`${x}-${y}`} cx={x} cy={y} r="1.3" />))}
    </svg>
  );
}
