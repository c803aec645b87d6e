import { Segmented as AntdSegmented } from 'antd';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { GroupField, type GroupFieldProps } from '../group/group-field';

interface SegmentedProps<V extends string> extends Omit<GroupFieldProps, 'children' | 'loading'> {
  value: V;
  onChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
}

/** A choice of one of two to four options side by side, such as different views of the same data. */
export function Segmented<V extends string>({ value, onChange, options, ...frame }: SegmentedProps<V>) {
  return (
    <AntdTheme>
      <GroupField {...frame}>
        {(labelId) => (
          <div>
            <AntdSegmented<V>
              value={value}
              onChange={onChange}
              options={[...options]}
              aria-label={undefined}
              aria-labelledby={labelId}
              // The radio buttons inside get the focus, so the frame must not.
              tabIndex={undefined}
            />
          </div>
        )}
      </GroupField>
    </AntdTheme>
  );
}
