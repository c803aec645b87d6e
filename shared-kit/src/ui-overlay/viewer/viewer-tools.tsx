import { ExpandOutlined, RotateLeftOutlined, RotateRightOutlined, ZoomInOutlined, ZoomOutOutlined } from '@ant-design/icons-svg';
import { formatPercent, useText } from '../../i18n';
import { Button, Icon, type IconDefinition } from '../../ui-core';
import { icons } from '../display/icons';
import type { ViewControl } from './use-view';
import { ZOOM_STEP } from './viewer-keys';

export interface ViewerToolsProps {
  control: ViewControl;
  /** True while there is no picture to enlarge or turn. */
  disabled: boolean;
  /** URL and file name for saving the picture. */
  url: string | undefined;
  fileName: string;
}

/** The buttons of the viewer, each with its key. */
export function ViewerTools({ control, disabled, url, fileName }: ViewerToolsProps) {
  const { t, locale } = useText('common');
  const { view, fit, most } = control;
  const tool = (name: string, icon: IconDefinition, keys: string, onClick: () => void, off = false) => (
    <Button
      variant="text"
      icon={<Icon of={icon} />}
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${keys})`}
      aria-disabled={disabled || off}
      onClick={() => !disabled && !off && onClick()}
    />
  );
  return (
    <div className="ic-viewer-tools" role="toolbar" aria-label={t('img.tools')}>
      {tool(t('img.zoomOut'), ZoomOutOutlined, '-', () => control.zoom(1 / ZOOM_STEP), view.zoom <= 1)}
      {/* eslint-disable-next-line no-restricted-syntax -- only the user zooms */}
      <output className="ic-viewer-zoom" aria-label={t('img.zoom')}>
        {disabled ? '–' : formatPercent(fit * view.zoom, locale)}
      </output>
      {tool(t('img.zoomIn'), ZoomInOutlined, '+', () => control.zoom(ZOOM_STEP), view.zoom >= most)}
      {tool(t('img.rotateLeft'), RotateLeftOutlined, 'Shift+R', () => control.turn(-1))}
      {tool(t('img.rotateRight'), RotateRightOutlined, 'R', () => control.turn(1))}
      {tool(t('img.reset'), ExpandOutlined, '0', control.reset)}
      {url && (
        <a
          className="ic-button ic-button-text ic-button-icon"
          href={url}
          download={fileName}
          aria-label={t('img.download')}
          title={t('img.download')}
        >
          <Icon of={icons.download} />
        </a>
      )}
    </div>
  );
}
