import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Checkbox, Name } from '../../ui-core';
import type { FieldProps } from '../../ui-core/form/field';
import { inOrder, toggled } from './chosen';

export interface CheckboxOption<V extends string> {
  value: V;
  label: string;
  /** Beside or under the label: the effect of the option. */
  help?: ReactNode;
  disabled?: boolean;
}

export interface CheckboxGroupProps<V extends string> extends FieldProps {
  value: readonly V[];
  /** Receives the chosen values in the order of `options`. Chosen values that are not among the options are kept at the end. */
  onChange: (value: V[]) => void;
  onBlur?: () => void;
  /** Whether the options are names, which the browser's translation must not change. */
  names?: boolean;
  options: readonly CheckboxOption<V>[];
  /** Shown instead of the options when there are none: the reason, and what to do. */
  empty?: ReactNode;
  loading?: boolean;
  disabled?: boolean;
}

type CheckboxOptionsProps<V extends string> = Pick<
  CheckboxGroupProps<V>,
  'value' | 'onChange' | 'names' | 'options' | 'disabled' | 'error'
> & {
  shownOptions: readonly CheckboxOption<V>[];
  /** Only the checkbox that had the focus last is a tab stop. */
  roving?: boolean;
};

/** The checkboxes of a group below each other. */
export function CheckboxOptions<V extends string>({
  value,
  onChange,
  names,
  options,
  shownOptions,
  disabled,
  error,
  roving,
}: CheckboxOptionsProps<V>) {
  const [focused, setFocused] = useState<V>();
  const chosen = new Set(value);
  const open = shownOptions.filter((option) => !option.disabled);
  const stop = open.some((option) => option.value === focused) ? focused : open[0]?.value;
  return shownOptions.map((option) => (
    <Checkbox
      key={option.value}
      checked={chosen.has(option.value)}
      disabled={disabled || option.disabled}
      help={option.help}
      aria-invalid={error ? true : undefined}
      tabIndex={roving && option.value !== stop ? -1 : undefined}
      onFocus={() => setFocused(option.value)}
      onKeyDown={roving ? moveByKey : undefined}
      onChange={(checked) => onChange(inOrder(options, toggled(chosen, [option], checked), value))}
    >
      {names ? <Name>{option.label}</Name> : option.label}
    </Checkbox>
  ));
}

/** Arrows, Home and End in a list of checkboxes that is one tab stop. */
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
