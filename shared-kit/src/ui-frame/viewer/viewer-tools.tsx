import { formatNumber, useText } from '../../i18n';
import { Button, Icon } from '../../ui-core';
import type { ViewControl } from './use-view';
import { viewerIcons } from './viewer-icons';
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
  const tool = (name: string, icon: keyof typeof viewerIcons, keys: string, onClick: () => void, off = false) => (
    <Button
      variant="text"
      icon={<Icon of={viewerIcons[icon]} />}
      aria-label={name}
      aria-keyshortcuts={keys}
      title={`${name} (${keys})`}
      aria-disabled={disabled || off}
      onClick={() => !disabled && !off && onClick()}
    />
  );
  return (
    <div className="ic-viewer-tools" role="toolbar" aria-label={t('img.tools')}>
      {tool(t('img.zoomOut'), 'zoomOut', '-', () => control.zoom(1 / ZOOM_STEP), view.zoom <= 1)}
      <output className="ic-viewer-zoom" aria-label={t('img.zoom')}>
        {disabled ? '–' : `${formatNumber(Math.round(fit * view.zoom * 100), locale)} %`}
      </output>
      {tool(t('img.zoomIn'), 'zoomIn', '+', () => control.zoom(ZOOM_STEP), view.zoom >= most)}
      {tool(t('img.rotateLeft'), 'rotateLeft', 'Shift+R', () => control.turn(-1))}
      {tool(t('img.rotateRight'), 'rotateRight', 'R', () => control.turn(1))}
      {tool(t('img.reset'), 'reset', '0', control.reset)}
      {url && (
        <a className="ic-button ic-button-text ic-button-icon" href={url} download={fileName} aria-label={t('img.download')} title={t('img.download')}>
          <Icon of={viewerIcons.download} />
        </a>
      )}
    </div>
  );
}
