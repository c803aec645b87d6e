import type { ReactNode } from 'react';
import { useText } from '../../i18n';
import { Skeleton } from '../../ui-core';
import type { FieldProps } from '../../ui-core/form/field';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { GroupField } from '../frame/group-field';
import { CheckboxOptions } from './checkbox-options';
import { ChoiceBox } from './choice-box';

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
  /** Receives the chosen values in the order of `options`. Chosen values that are not among the options are kept at the end. */
  onChange: (value: V[]) => void;
  onBlur?: () => void;
  /** Whether the options are names, which a browser's translation leaves as they are. */
  names?: boolean;
  options: readonly CheckboxOption<V>[];
  /** Shown instead of the options when there are none: the reason, and what to do. */
  empty?: ReactNode;
  /** The options are loading. */
  loading?: boolean;
  disabled?: boolean;
}

/**
 * A choice of any number of options. A few are listed below each other; many are in a box with a search (without case and accents), "select
 * all" for the found ones, and the number of chosen ones. The arrow keys move within the box, Tab leaves it.
 */
export function CheckboxGroup<V extends string>(props: CheckboxGroupProps<V>) {
  const { label, help, error, note, value, options, loading, onBlur } = props;
  const counted = options.length > SHORT ? <ChosenCount chosen={value.length} total={options.length} /> : null;
  return (
    <AntdTheme>
      <GroupField label={label} help={help} error={error} note={note ?? counted} loading={loading} onBlur={onBlur}>
        {() => <Choices {...props} />}
      </GroupField>
    </AntdTheme>
  );
}

function Choices<V extends string>(props: CheckboxGroupProps<V>) {
  const { options, empty, loading } = props;
  if (loading) return <Skeleton height={72} />;
  if (options.length === 0) return <div className="ic-muted">{empty}</div>;
  if (options.length > SHORT) return <ChoiceBox {...props} />;
  return (
    <div className="ic-choices">
      <CheckboxOptions {...props} shown={options} />
    </div>
  );
}

function ChosenCount({ chosen, total }: { chosen: number; total: number }) {
  const { t } = useText('common');
  return <span aria-live="polite">{t('choice.chosen', { chosen, total })}</span>;
}
