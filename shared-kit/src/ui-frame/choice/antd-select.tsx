import { Select } from 'antd';
import type { ControlProps } from '../../ui-core';
import { AntdTheme } from '../antd-theme';
import type { SelectProps } from './select';

export default function AntdSelect({ control, ...props }: SelectProps & { control: ControlProps }) {
  const shared = {
    ...control,
    options: [...props.options],
    placeholder: props.placeholder,
    disabled: props.disabled,
    notFoundContent: props.empty,
    status: control['aria-invalid'] ? ('error' as const) : undefined,
    showSearch: { optionFilterProp: 'label' },
    style: { width: '100%' },
  };
  return (
    <AntdTheme>
      {props.multiple ? (
        <Select mode="multiple" {...shared} value={props.value} onChange={props.onChange} />
      ) : (
        <Select {...shared} value={props.value} onChange={props.onChange} />
      )}
    </AntdTheme>
  );
}
