import { DownOutlined } from '@ant-design/icons-svg';
import { Select as AntdSelect } from 'antd';
import type { ReactElement } from 'react';
import { formatList, useText } from '../../i18n';
import { foldText } from '../../model';
import { Field, type FieldProps } from '../../ui-core/form/field';
import { AntdSign } from '../../ui-antd/antd-sign';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { describedBy } from '../../ui-core/form/described-by';
import { useListKeys, type SelectOption } from './use-list-keys';

/** The most chosen options that are shown by name; the others are counted. */
const MAX_TAGS = 12;
/** More options than these can be searched. */
const SHORT = 8;

interface Shared extends FieldProps {
  /** Whether the options are names, which the browser's translation must not change. */
  names?: boolean;
  options: readonly SelectOption[];
  placeholder?: string;
  /** Shown when there is nothing to choose. */
  empty?: string;
  loading?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
  /** The name of the field, from `form.field`; the browser submits nothing. */
  name?: string;
}

type SelectProps = Shared &
  (
    | {
        multiple?: false;
        /** Undefined or empty: nothing is chosen, the placeholder shows. */ value: string | undefined;
        onChange: (value: string) => void;
      }
    | { multiple: true; value: readonly string[]; onChange: (value: string[]) => void }
  );

/** Whether nothing is chosen. An empty value can also be an option, such as "all". */
const isNothing = ({ value, options }: SelectProps): boolean => value === '' && !options.some((option) => option.value === '');

const isFound = (search: string, option?: SelectOption): boolean => foldText(option?.label ?? '').includes(foldText(search.trim()));

/** A labelled choice of one or several options. Long lists can be searched, without case and accents. */
export function Select(props: SelectProps) {
  const { label, help, error, note, names, options, placeholder, empty, loading, disabled, onBlur } = props;
  const { t } = useText('common');
  const searched = props.multiple === true || options.length > SHORT;
  const keys = useListKeys(options, props.multiple ? undefined : props.value, props.multiple || searched ? undefined : props.onChange);
  const chosen = chosenText(props);
  const translate = names ? 'no' : undefined;
  // A value that is not among the options is shown as it is.
  const translateChosen = [props.value ?? ''].flat().every((one) => one === '' || options.some(({ value }) => value === one))
    ? translate
    : 'no';
  const shared = {
    options: [...options],
    placeholder,
    loading,
    // While it loads, the theme's icon for that is there.
    suffixIcon: loading ? undefined : <AntdSign of={DownOutlined} />,
    disabled,
    onBlur,
    notFoundContent: options.length === 0 ? (empty ?? t('choice.nothing')) : t('choice.noneFound'),
    status: error ? ('error' as const) : undefined,
    popupRender: (popup: ReactElement) => <div translate={translate}>{popup}</div>,
    showSearch: searched && { filterOption: isFound },
  };
  return (
    <Field label={label} help={help} error={error} note={note}>
      {(control) => (
        <AntdTheme>
          {chosen && (
            <span id={`${control.id}-chosen`} hidden translate={translateChosen}>
              {chosen}
            </span>
          )}
          <div {...keys} translate={translateChosen}>
            {props.multiple ? (
              <AntdSelect<string[], SelectOption>
                mode="multiple"
                maxTagCount={MAX_TAGS}
                {...shared}
                {...control}
                aria-describedby={describedBy(chosen && `${control.id}-chosen`, control['aria-describedby'])}
                value={[...props.value]}
                onChange={(value) => props.onChange(value)}
              />
            ) : (
              <AntdSelect<string, SelectOption>
                {...shared}
                {...control}
                aria-describedby={describedBy(chosen && `${control.id}-chosen`, control['aria-describedby'])}
                value={isNothing(props) ? undefined : props.value}
                onChange={(value) => props.onChange(value)}
              />
            )}
          </div>
        </AntdTheme>
      )}
    </Field>
  );
}

/** The labels of the chosen options, for screen readers: antd shows them beside its input, which stays empty. */
const chosenText = ({ options, value = '' }: SelectProps): string =>
  formatList(
    [value]
      .flat()
      .map((one) => options.find((option) => option.value === one)?.label ?? one)
      .filter(Boolean),
  );
