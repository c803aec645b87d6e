import type { CSSProperties, ReactNode, RefObject } from 'react';
import { useText } from '../../i18n';
import { Button, coreIcons, Icon } from '../../ui-core';
import { icons } from '../display/icons';
import type { PictureState } from '../picture/use-picture';
import { useGestures } from './use-gestures';
import type { ViewControl } from './use-view';

export interface ViewerStageProps {
  stage: RefObject<HTMLDivElement | null>;
  picture: PictureState;
  caption: string;
  control: ViewControl;
  go: (by: number) => void;
  /** Buttons shown over the picture. */
  children?: ReactNode;
}

/** The picture in its current view, with mouse and touch gestures. */
export function ViewerStage({ stage, picture, caption, control, go, children }: ViewerStageProps) {
  const { view, fit, glides } = control;
  const { isPressed, handlers } = useGestures(stage, {
    ...control,
    swipe: (direction) => view.zoom === 1 && go(direction),
  });
  const { width, height } = control.picture;
  const style: CSSProperties = {
    width: width * fit,
    height: height * fit,
    transform: `translate(-50%,-50%) translate(${view.x}px,${view.y}px) rotate(${view.turns * 90}deg) scale(${view.zoom})`,
    // A strongly enlarged picture is shown without smoothing.
    imageRendering: fit * view.zoom > 2 ? 'pixelated' : 'auto',
    visibility: width > 0 ? 'visible' : 'hidden',
  };
  const classNames = ['ic-viewer-stage', view.zoom > 1 && 'ic-viewer-movable', isPressed && view.zoom > 1 && 'ic-viewer-held'];
  return (
    <div ref={stage} className={classNames.filter(Boolean).join(' ')} {...handlers}>
      {picture.status === 'ready' && (
        <img
          className={glides && !isPressed ? 'ic-viewer-glide' : undefined}
          src={picture.url}
          alt={caption}
          draggable={false}
          style={style}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            control.setPicture({ width: naturalWidth, height: naturalHeight })
          }
          onError={picture.fail}
        />
      )}
      <StageState picture={picture} waiting={picture.status === 'ready' && width === 0} />
      {children}
    </div>
  );
}

/** Shown instead of the picture while it loads, or with the reason why it failed. */
function StageState({ picture, waiting }: { picture: PictureState; waiting: boolean }) {
  const { t } = useText('common');
  if (picture.status === 'loading' || waiting) {
    return (
      // eslint-disable-next-line no-restricted-syntax -- once for each picture that the user turns to
      <div className="ic-viewer-state" role="status">
        <span className="ic-button-busy" />
        {t('img.loading')}
      </div>
    );
  }
  if (picture.status === 'ready') return null;
  const reason = picture.reason === 'denied' ? t('img.denied') : picture.reason === 'unavailable' ? t('img.offline') : null;
  return (
    <div className="ic-viewer-state" role="alert">
      <Icon of={icons.picture} />
      <p>{t('img.unavailable')}</p>
      {reason && <p>{reason}</p>}
      {picture.status === 'failed' && (
        <Button icon={<Icon of={coreIcons.retry} />} onClick={picture.retry}>
          {t('action.retry')}
        </Button>
      )}
    </div>
  );
}
