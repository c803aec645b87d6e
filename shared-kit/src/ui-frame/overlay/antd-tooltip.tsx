import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { withinLandmark } from './within-landmark';

/** The tooltip, anchored to an element that covers the explained one. */
export default function AntdTooltip({ text, open }: { text: ReactNode; open: boolean }) {
  return (
    <AntdTheme>
      <Tooltip title={text} open={open} getPopupContainer={withinLandmark}>
        <span className="ic-menu-place" aria-hidden="true" />
      </Tooltip>
    </AntdTheme>
  );
}
