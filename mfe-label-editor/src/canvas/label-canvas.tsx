import { useText } from 'shared-kit/i18n';
import { useId, useRef } from 'react';
import type { Size } from '../drawing/geometry';
import type { Editor } from '../editing/use-editor';
import type { FoundOutlines } from './found-outlines';
import { LabelStage } from './label-stage';
import { useCanvasKeys } from './use-canvas-keys';
import { usePointers } from './use-pointers';
import { useView } from './use-view';
import { ZoomBar } from './zoom-bar';

export interface LabelCanvasProps {
  editor: Editor;
  image: HTMLImageElement | null;
  /** The size of the picture, or of the area that holds everything drawn when the picture cannot be loaded. */
  picture: Size;
  proposal: FoundOutlines | null;
}

/** The canvas: the picture and everything drawn on it, in the size of LABEL-12, with the zoom bar below. */
export function LabelCanvas({ editor, image, picture, proposal }: LabelCanvasProps) {
  const { t } = useText('labelEditor');
  const container = useRef<HTMLDivElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { drawing, editing, selected, hovered, readOnly } = editor;
  const control = useView(container, picture, editing.mode === 'pattern');
  const pointers = usePointers(surface, editor, control, picture);
  const keys = useCanvasKeys(editor, control, pointers, picture);
  const { size, view, scale } = control;
  return (
    <div className="le-container" ref={container}>
      <section className="le-canvas" aria-label={t('canvas.title')} style={size}>
        {/* The role "application" makes screen readers pass the arrow keys on to the canvas, where they move and resize. */}
        <div
          ref={surface}
          className="le-surface"
          role="application"
          aria-label={t('canvas.surface')}
          aria-describedby={helpId}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application handles keys itself
          tabIndex={0}
          style={{ cursor: pointers.cursor, touchAction: editing.mode === 'region' || editing.mode === 'add' ? 'none' : 'pan-y' }}
          {...pointers.handlers}
          {...keys}
        >
          {/* The list of barcodes and the announcements say what is drawn. */}
          <div aria-hidden="true">
            <LabelStage
              size={size}
              scale={scale}
              x={view.x}
              y={view.y}
              image={image}
              picture={picture}
              drawing={drawing}
              mode={editing.mode}
              selected={selected}
              hovered={hovered}
              active={pointers.active}
              handles={editing.mode === 'none' && !readOnly}
              proposal={proposal}
            />
          </div>
        </div>
      </section>
      <p id={helpId} className="ic-hidden">
        {t('canvas.help')}
      </p>
      <ZoomBar control={control} place={pointers.active?.box ?? null} />
    </div>
  );
}
