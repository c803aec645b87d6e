import { useText } from '../../i18n';
import { Skeleton } from '../../ui-core';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { GroupField } from '../group/group-field';
import { CheckboxOptions, type CheckboxGroupProps } from './checkbox-options';
import { ChoiceBox } from './choice-box';

/** More options than this get a search, a box that scrolls, and "select all". */
const SHORT = 8;

/**
 * A choice of any number of options. A few are listed below each other; many are in a box with a search (without case and accents), "select
 * all" for the found options, and the number of chosen ones. The arrow keys move within the box, Tab leaves it.
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
      <CheckboxOptions {...props} shownOptions={options} />
    </div>
  );
}

function ChosenCount({ chosen, total }: { chosen: number; total: number }) {
  const { t } = useText('common');
  // eslint-disable-next-line no-restricted-syntax -- only what the user types or presses changes it
  return <span aria-live="polite">{t('choice.chosen', { chosen, total })}</span>;
}
