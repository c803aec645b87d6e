import { Tag as AntdTag } from 'antd';
import type { IconDefinition } from '../ui-core';
import { AntdTheme } from '../ui-antd/antd-theme';
import type { Tone } from '../ui-frame/display/state-tag';
import { DisplayIcon } from './display-icon';

const COLORS = { neutral: undefined, info: 'processing', success: 'success', warning: 'warning', error: 'error' } as const;

interface TagProps {
  label: string;
  /** By default neutral. A tone needs an icon beside it: a state is never shown by colour alone. */
  tone?: Tone;
  icon?: IconDefinition;
  /** Whether the label is a name, which a browser's translation leaves as it is. */
  isName?: boolean;
}

/** A short mark, such as a count or a kind. States in tables are `StateTag` of ui-frame. */
export function Tag({ label, tone = 'neutral', icon, isName }: TagProps) {
  return (
    <AntdTheme>
      <AntdTag color={COLORS[tone]} icon={icon && <DisplayIcon of={icon} />} className="ic-mark" title={label} translate={isName ? 'no' : undefined}>
        <span>{label}</span>
      </AntdTag>
    </AntdTheme>
  );
}
