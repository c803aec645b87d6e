import { LeftOutlined, RightOutlined } from '@ant-design/icons-svg';
import { useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../../i18n';
import { adoptOwnStyles } from '../../ui-core/host';
import { Button, coreIcons, Icon } from '../../ui-core';
import { SpokenSnackbar } from '../../ui-core/feedback/notices';
import { useDialogPlace } from '../../ui-core/feedback/use-notice-place';
import type { ViewedPicture } from '../../state/feedback.slice';
import { usePicture } from '../picture/use-picture';
import { useView } from './use-view';
import viewerCss from './viewer.css';
import { onViewerKey } from './viewer-keys';
import { ViewerStage } from './viewer-stage';
import { ViewerTools } from './viewer-tools';

adoptOwnStyles(viewerCss);

export interface PictureViewerProps {
  /** At least one. */
  pictures: readonly ViewedPicture[];
  /** Index of the first one to be shown. */
  start?: number;
  onClose: () => void;
}

export default function ViewerDialog({ pictures, start = 0, onClose }: PictureViewerProps) {
  const { t } = useText('common');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const place = useDialogPlace();
  const last = pictures.length - 1;
  const [requestedIndex, setRequestedIndex] = useState(start);
  const index = Math.min(Math.max(requestedIndex, 0), last);
  const { path, caption } = pictures[index]!;
  const picture = usePicture(path);
  const control = useView(stage, picture.url ?? index);
  const go = (by: number) => setRequestedIndex(Math.min(Math.max(index + by, 0), last));
  // Preloads the pictures before and after this one.
  usePicture(pictures[index + 1]?.path ?? null);
  usePicture(pictures[index - 1]?.path ?? null);

  useLayoutEffect(() => {
    const element = dialog.current!;
    // The browser's modal dialog keeps the focus inside, restores it on close, and is above everything.
    element.showModal();
    return () => element.close();
  }, []);

  const step = (by: 1 | -1, name: string) => (
    <Button
      className={`ic-viewer-step ic-viewer-${by < 0 ? 'previous' : 'next'}`}
      icon={<Icon of={by < 0 ? LeftOutlined : RightOutlined} />}
      aria-label={name}
      aria-keyshortcuts={by < 0 ? 'PageUp' : 'PageDown'}
      title={name}
      aria-disabled={by < 0 ? index === 0 : index === last}
      onClick={() => go(by)}
    />
  );

  return (
    <dialog
      ref={dialog}
      className="ic-viewer"
      data-scheme="dark"
      aria-label={t('img.picture')}
      onKeyDown={(event) => onViewerKey(event, { control, go, goToEnd: (toLast) => setRequestedIndex(toLast ? last : 0) })}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="ic-viewer-head">
        {/* eslint-disable-next-line inventory/no-live-region -- only a turn to another picture changes it */}
        <div className="ic-viewer-caption" role="status">
          <span className="ic-viewer-title">{caption}</span>
          {last > 0 && <span className="ic-viewer-count">{t('img.count', { number: index + 1, total: last + 1 })}</span>}
        </div>
        <Button
          variant="text"
          icon={<Icon of={coreIcons.close} />}
          aria-label={t('action.close')}
          title={t('action.close')}
          onClick={onClose}
        />
      </div>
      <ViewerStage stage={stage} picture={picture} caption={caption} control={control} go={go}>
        {last > 0 && step(-1, t('img.previous'))}
        {last > 0 && step(1, t('img.next'))}
      </ViewerStage>
      <ViewerTools control={control} disabled={control.picture.width === 0} url={picture.url} fileName={fileNameOf(path)} />
      <SpokenSnackbar place={place} />
    </dialog>
  );
}

/** File name for saving. Storage names of profile and label pictures have no extension; browsers add one by the type. */
const fileNameOf = (path: string | null): string => path?.split('/').at(-1) ?? '';
