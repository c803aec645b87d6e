import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { AntdTheme } from '../../ui-antd/antd-theme';
import { STYLE_SCOPE } from '../../ui-core/theme/style-scope';

/** The container for a popup: the nearest landmark or dialog, where screen readers look for it, or part of a remote, whose styles then apply. */
const withinLandmark = (place: HTMLElement): HTMLElement =>
  place.closest<HTMLElement>(`${STYLE_SCOPE},main,header,nav,dialog,[role=dialog]`) ?? document.body;

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
