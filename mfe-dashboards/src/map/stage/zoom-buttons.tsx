import { useText } from 'shared-kit/i18n';
import { Button } from 'shared-kit/ui-core';
import type { RackView } from '../draw/rack-view';

const STEP = 1.4;

/** Buttons that do the same as the keys 0, + and -. */
export function ZoomButtons({ view }: { view: RackView | null }) {
  const { t } = useText('rackMap');
  return (
    <div className="rm-zoom" role="group" aria-label={t('map.zoom')}>
      <Button size="small" onClick={() => view?.window.fit()}>
        {t('map.fit')}
      </Button>
      <Button size="small" aria-label={t('map.zoomIn')} title={t('map.zoomIn')} onClick={() => view?.window.zoom(STEP)}>
        +
      </Button>
      <Button size="small" aria-label={t('map.zoomOut')} title={t('map.zoomOut')} onClick={() => view?.window.zoom(1 / STEP)}>
        −
      </Button>
    </div>
  );
}
