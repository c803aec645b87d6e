import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { foldText } from '../../model';
import { Checkbox, FieldNotes, Icon, Skeleton, type FieldProps } from '../../ui-core';
import { icons } from '../display/icons';

/** More than these get a search, a box of their own height and "select all". */
const SHORT = 8;

export interface CheckboxOption<V extends string> {
  value: V;
  label: string;
  /** Beside or under the label: what choosing it means. */
  help?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps<V extends string> extends FieldProps {
  value: readonly V[];
  /** The chosen ones in the order of `options`; chosen ones that no option stands for are kept at the end. */
  onChange: (value: V[]) => void;
  options: readonly CheckboxOption<V>[];
  /** Instead of the options when there are none: why, and what to do about it. */
  empty?: ReactNode;
  /** The options are on their way. */
  loading?: boolean;
  disabled?: boolean;
}

/**
 * Any of some. A few stand below each other; many stand in a box with a search that minds neither case nor accents, "select all"
 * for what was found and the number of chosen ones. The arrow keys move within the box, Tab leaves it.
 */
export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>) {
  const { label, help, error, note, value, options, empty, loading, disabled } = props;
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    // Not a fieldset: its legend is no label to every tool that looks a field up by its label.
    <div className="ic-field" role="group" aria-labelledby={`${id}-label`} aria-describedby={described} aria-busy={loading || undefined}>
      <div>
        <span className="ic-label" id={`${id}-label`}>
          {label}
        </span>
        {note && <span className="ic-label-note"> {note}</span>}
        {options.length > SHORT && <ChosenCount chosen={value.length} total={options.length} />}
      </div>
      {loading ? (
        <Skeleton height={72} />
      ) : options.length === 0 ? (
        <div className="ic-muted">{empty}</div>
      ) : options.length <= SHORT ? (
        <div className="ic-choices">
          <Options {...props} shown={options} disabled={disabled} />
        </div>
      ) : (
        <ChoiceBox {...props} />
      )}
      <FieldNotes id={id} error={error} help={help} />
    </div>
  );
}

function ChosenCount({ chosen, total }: { chosen: number; total: number }) {
  const { t } = useText('common');
  return (
    <span className="ic-label-note" aria-live="polite">
      {' '}
      {t('choice.chosen', { chosen, total })}
    </span>
  );
}

function ChoiceBox<V extends string>(props: CheckboxGroupProps<V>) {
  const { value, onChange, options, disabled } = props;
  const { t } = useText('common');
  const [search, setSearch] = useState('');
  const folded = useMemo(() => options.map((option) => foldText(option.label)), [options]);
  const wanted = foldText(search.trim());
  const shown = options.filter((_, index) => folded[index]!.includes(wanted));
  const open = shown.filter((option) => !option.disabled);
  const chosen = new Set(value);
  const all = open.length > 0 && open.every((option) => chosen.has(option.value));
  return (
    <div className="ic-choice-box">
      <div className="ic-choice-head">
        <div className="ic-choice-search">
          <Icon of={icons.search} />
          <input
            type="search"
            className="ic-input"
            aria-label={t('choice.search')}
            placeholder={t('choice.search')}
            value={search}
            disabled={disabled}
            onChange={(event) => setSearch(event.target.value)}
            // Enter belongs to the search here, not to the form around it.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          />
        </div>
        <Checkbox
          checked={all}
          indeterminate={!all && open.some((option) => chosen.has(option.value))}
          disabled={disabled || open.length === 0}
          onChange={(checked) => onChange(inOrder(options, toggled(chosen, open, checked), value))}
        >
          {t('choice.selectAll')}
        </Checkbox>
      </div>
      <div className="ic-choice-list">
        {shown.length === 0 ? (
          <div className="ic-muted" role="status">
            {t('choice.noMatch', { search })}
          </div>
        ) : (
          <Options {...props} shown={shown} roving />
        )}
      </div>
    </div>
  );
}

type OptionsProps<V extends string> = Pick<CheckboxGroupProps<V>, 'value' | 'onChange' | 'options' | 'disabled' | 'error'> & {
  shown: readonly CheckboxOption<V>[];
  /** One of them is a stop of the Tab key, the one that had the focus last, and not each. */
  roving?: boolean;
};

function Options<V extends string>({ value, onChange, options, shown, disabled, error, roving }: OptionsProps<V>) {
  const id = useId();
  const [focused, setFocused] = useState<V>();
  const chosen = new Set(value);
  const open = shown.filter((option) => !option.disabled);
  const stop = open.some((option) => option.value === focused) ? focused : open[0]?.value;
  return shown.map((option, index) => (
    <div className="ic-choice" key={option.value}>
      <Checkbox
        checked={chosen.has(option.value)}
        disabled={disabled || option.disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={option.help ? `${id}-${index}` : undefined}
        tabIndex={roving && option.value !== stop ? -1 : undefined}
        onFocus={() => setFocused(option.value)}
        onKeyDown={roving ? moveByKey : undefined}
        onChange={(checked) => onChange(inOrder(options, toggled(chosen, [option], checked), value))}
      >
        {option.label}
      </Checkbox>
      {option.help && (
        <span className="ic-help" id={`${id}-${index}`}>
          {option.help}
        </span>
      )}
    </div>
  ));
}

/** Arrows, Home and End in a list of checkboxes that is one stop of the Tab key. */
function moveByKey(event: KeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('.ic-choice-list');
  const controls = [...(list?.querySelectorAll<HTMLElement>('input:not(:disabled)') ?? [])];
  const last = controls.length - 1;
  const current = controls.indexOf(event.currentTarget);
  const next = { ArrowDown: Math.min(current + 1, last), ArrowUp: Math.max(current - 1, 0), Home: 0, End: last }[event.key];
  if (next === undefined || current < 0) return;
  event.preventDefault();
  controls[next]?.focus();
}

function toggled<V extends string>(chosen: ReadonlySet<V>, options: readonly CheckboxOption<V>[], checked: boolean): Set<V> {
  const next = new Set(chosen);
  for (const { value } of options) {
    if (checked) next.add(value);
    else next.delete(value);
  }
  return next;
}

function inOrder<V extends string>(options: readonly CheckboxOption<V>[], chosen: ReadonlySet<V>, before: readonly V[]): V[] {
  const known = new Set(options.map((option) => option.value));
  return [...options.map((option) => option.value).filter((value) => chosen.has(value)), ...before.filter((value) => !known.has(value))];
}
