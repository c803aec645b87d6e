import { formatPercent, useText } from 'shared-kit/i18n';
import { Button, Icon } from 'shared-kit/ui-core';
import { sizeOf, type Box } from '../drawing/geometry';
import { toolIcons } from './tool-icons';
import type { ViewControl } from './use-view';

/** The zoom, buttons that change it, and the coordinates of the rectangle that is being dragged. */
export function ZoomBar({ control, place }: { control: ViewControl; place: Box | null }) {
  const { t } = useText('labelEditor');
  const { view, zoomBy, fit, full } = control;
  const { width, height } = place ? sizeOf(place) : { width: 0, height: 0 };
  return (
    <div className="le-foot">
      <div className="le-zoom" role="group" aria-label={t('canvas.zoom')}>
        <Button
          variant="text"
          size="small"
          icon={<Icon of={toolIcons.zoomOut} />}
          aria-label={t('canvas.zoomOut')}
          title={t('canvas.zoomOut')}
          onClick={() => zoomBy(-1)}
        />
        <Button
          variant="text"
          size="small"
          onClick={full}
          title={t('canvas.full')}
          aria-label={t('canvas.fullNow', { zoom: formatPercent(view.zoom) })}
        >
          <span className="ic-number">{formatPercent(view.zoom)}</span>
        </Button>
        <Button
          variant="text"
          size="small"
          icon={<Icon of={toolIcons.zoomIn} />}
          aria-label={t('canvas.zoomIn')}
          title={t('canvas.zoomIn')}
          onClick={() => zoomBy(1)}
        />
        <Button variant="text" size="small" onClick={fit}>
          {t('canvas.fit')}
        </Button>
      </div>
      <output className="le-place ic-number" aria-live="off">
        {place &&
          t('canvas.place', { x: Math.round(place.left), y: Math.round(place.top), width: Math.round(width), height: Math.round(height) })}
      </output>
    </div>
  );
}
