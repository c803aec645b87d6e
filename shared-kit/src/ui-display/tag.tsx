import { Tag as AntdTag } from 'antd';
import { AntdTheme } from '../ui-antd/antd-theme';

interface TagProps {
  label: string;
  /** Whether the label is a name, which a browser's translation leaves as it is. */
  isName?: boolean;
}

/** A short mark, such as a count or a kind. States in tables are `StateTag` of ui-overlay. */
export function Tag({ label, isName }: TagProps) {
  return (
    <AntdTheme>
      <AntdTag className="ic-mark" title={label} translate={isName ? 'no' : undefined}>
        <span>{label}</span>
      </AntdTag>
    </AntdTheme>
  );
}
