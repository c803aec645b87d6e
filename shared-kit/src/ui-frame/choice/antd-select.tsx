import { Select } from 'antd';
import { useText } from '../../i18n';
import { foldText } from '../../model';
import type { ControlProps } from '../../ui-core';
import { AntdTheme } from '../antd-theme';
import type { SelectOption, SelectProps } from './select';

/** Chosen ones that are shown by name; the others are counted. */
const MAX_TAGS = 12;

const found = (search: string, option?: SelectOption): boolean => foldText(option?.label ?? '').includes(foldText(search.trim()));

export default function AntdSelect({ control, ...props }: SelectProps & { control: ControlProps }) {
  const { t } = useText('common');
  const shared = {
    ...control,
    options: [...props.options],
    placeholder: props.placeholder,
    disabled: props.disabled,
    notFoundContent: props.options.length === 0 ? (props.empty ?? t('choice.nothing')) : t('choice.noneFound'),
    status: control['aria-invalid'] ? ('error' as const) : undefined,
    showSearch: { filterOption: found },
    style: { width: '100%' },
  };
  return (
    <AntdTheme>
      {props.multiple ? (
        <Select mode="multiple" maxTagCount={MAX_TAGS} {...shared} value={props.value} onChange={(value: string[]) => props.onChange(value)} />
      ) : (
        <Select {...shared} value={props.value} onChange={(value: string) => props.onChange(value)} />
      )}
    </AntdTheme>
  );
}
