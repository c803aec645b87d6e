import { useText } from 'shared-kit/i18n';
import { Alert, Button, EmptyState, Icon, Skeleton } from 'shared-kit/ui-core';
import { icons } from 'shared-kit/ui-overlay';
import type { ReactNode } from 'react';
import { isBlank } from '../drawing/edits';
import type { Size } from '../drawing/geometry';
import type { Editor } from '../editing/use-editor';
import type { PictureLoading } from '../picture/use-picture-loading';
import type { FoundOutlines } from './found-outlines';
import { LabelCanvas } from './label-canvas';
import { toolIcons } from './tool-icons';
import type { ShownImage } from './use-image';

export interface CanvasPanelProps {
  editor: Editor;
  image: ShownImage;
  picture: Size | null;
  loading: PictureLoading;
  proposal: FoundOutlines | null;
  children?: ReactNode;
}

/** The middle column of the label editor: the canvas, or why there is none, and the notice about the last step. */
export function CanvasPanel({ editor, image, picture, loading, proposal, children }: CanvasPanelProps) {
  const { t } = useText('labelEditor');
  const { t: common } = useText('common');
  const { drawing, notice, undo, dismissNotice } = editor;
  const isEmpty = drawing.picture === null && isBlank(drawing);
  return (
    <div className="le-middle">
      {image.status === 'failed' && (
        <Alert
          severity="warning"
          title={common('img.unavailable')}
          action={
            <Button size="small" onClick={image.retry}>
              {t('canvas.retry')}
            </Button>
          }
        >
          {t('canvas.unavailableHelp')}
        </Alert>
      )}
      {isEmpty && (
        <section className="le-empty" aria-label={t('canvas.title')}>
          <EmptyState icon={icons.picture} title={t('canvas.noPicture')}>
            {t('canvas.noPictureHelp')}
          </EmptyState>
        </section>
      )}
      {!isEmpty && picture === null && image.status !== 'failed' && (
        <div className="le-loading">
          <Skeleton />
          <p className="ic-muted">{common('img.loading')}</p>
        </div>
      )}
      {!isEmpty && picture && <LabelCanvas editor={editor} image={image.image} picture={picture} proposal={proposal} />}
      {picture && children}
      {drawing.picture && !editor.readOnly && <Rotation editor={editor} loading={loading} />}
      {notice && (
        <Alert
          severity="warning"
          action={
            <>
              {notice.canUndo && (
                <Button size="small" onClick={undo}>
                  {t('canvas.takeBack')}
                </Button>
              )}
              <Button size="small" onClick={dismissNotice}>
                {t('canvas.dismiss')}
              </Button>
            </>
          }
        >
          {notice.text}
        </Alert>
      )}
    </div>
  );
}

/** Buttons that rotate the picture. They are shown only before anything is drawn on it, because a rotation does not move what is drawn. */
function Rotation({ editor, loading }: { editor: Editor; loading: PictureLoading }) {
  const { t } = useText('labelEditor');
  const { picture } = editor.drawing;
  if (!picture || !isBlank(editor.drawing)) return null;
  const rotate = async (turns: number) => {
    const rotated = await loading.rotate(picture, turns);
    if (rotated) editor.setPicture(rotated, t('canvas.step.turned'));
  };
  return (
    <div className="ic-actions">
      <Button size="small" icon={<Icon of={toolIcons.rotateLeft} />} onClick={() => void rotate(-1)}>
        {t('canvas.rotateLeft')}
      </Button>
      <Button size="small" icon={<Icon of={toolIcons.rotateRight} />} onClick={() => void rotate(1)}>
        {t('canvas.rotateRight')}
      </Button>
    </div>
  );
}
