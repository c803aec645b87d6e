import { Tooltip } from 'antd';
import { AntdTheme } from '../antd-theme';
import type { TooltipProps } from './tooltip';

export default function AntdTooltip({ text, children }: TooltipProps) {
  return (
    <AntdTheme>
      <Tooltip title={text}>{children}</Tooltip>
    </AntdTheme>
  );
}
