import { useText } from 'shared-kit/i18n';
import { useEffect, useEffectEvent, useImperativeHandle, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { neighbour } from '../draw/neighbour';
import type { RackPicture } from '../picture/rack-picture';
import { keyAction } from './rack-keys';
import { useCellText } from './use-cell-text';
import { useCursor } from './use-cursor';
import { useLabelTexts } from './use-label-texts';
import { useRackView } from './use-rack-view';
import { ZoomButtons } from './zoom-buttons';

export interface RackStageHandle {
  /** Moves the view and the focus to a cell, and marks it with a ring. */
  show: (cell: number) => void;
}

export interface RackStageProps {
  picture: RackPicture;
  marks: Uint8Array<ArrayBuffer>;
  label: string;
  startAddress: string | undefined;
  onArea: (cells: readonly number[]) => void;
  onClear: () => void;
  onOpen: (cell: number) => void;
  overlay?: ReactNode;
  ref: Ref<RackStageHandle>;
}

/** True on touch screens, where nothing can be hovered. */
const isTouched = (): boolean => typeof matchMedia === 'function' && matchMedia('(hover: none)').matches;

/** The canvas of the racks, which handles keys and pointers, and below it the current cell in words. */
export function RackStage({ picture, marks, label, startAddress, onArea, onClear, onOpen, overlay, ref }: RackStageProps) {
  const { t } = useText('rackMap');
  const cursor = useCursor(picture, startAddress);
  const [hovered, setHovered] = useState({ picture, cell: -1 });
  const cellText = useCellText(picture);
  const { stage, racks, overlayCanvas, view } = useRackView(picture, marks, useLabelTexts(), {
    onHover: (cell) => setHovered({ picture, cell }),
    onPress: (cell) => cursor.go(cell),
    onArea: (cells) => (cells.length > 0 ? onArea(cells) : onClear()),
  });

  useEffect(() => view?.setCursor(cursor.cell), [view, cursor.cell]);
  const showStart = useEffectEvent(() => {
    if (startAddress !== undefined && cursor.cell >= 0) view?.window.zoomToCell(cursor.cell);
  });
  // Only for a new view: after that, the user decides what is in view.
  useEffect(() => showStart(), [view]);
  useImperativeHandle(ref, () => ({
    show: (cell: number) => {
      cursor.go(cell);
      view?.window.zoomToCell(cell);
      stage.current?.focus({ preventScroll: true });
      stage.current?.scrollIntoView({ block: 'nearest' });
    },
  }));

  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event);
    if (action === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const { cell } = cursor;
    if (action === 'fit') view?.window.fit();
    else if (action === 'clear') onClear();
    else if (typeof action === 'object' && 'zoom' in action) view?.window.zoom(action.zoom);
    else if (typeof action === 'object') {
      const next = neighbour(picture, cell, action.go);
      const from = cursor.anchor >= 0 ? cursor.anchor : cell;
      cursor.go(next, action.extend ? from : -1);
      if (action.extend && from >= 0) onArea([from, next]);
    } else if (cell >= 0 && action === 'open') onOpen(cell);
    else if (cell >= 0) onArea([cell]);
  };
  const at = hovered.picture === picture && hovered.cell >= 0 ? hovered.cell : cursor.cell;
  return (
    <div className="rm-stage-box">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application handles keys and pointers itself */}
      <div
        ref={stage}
        className="rm-stage"
        role="application"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above: it can be focused with the Tab key, and has its own keys
        tabIndex={0}
        aria-label={label}
        aria-roledescription={t('map.role')}
        aria-describedby="rack-map-help"
        onKeyDown={onKeyDown}
      >
        <canvas ref={racks} className="rm-canvas" />
        <canvas ref={overlayCanvas} className="rm-canvas" aria-hidden="true" />
      </div>
      {overlay && <div className="rm-over">{overlay}</div>}
      <div className="rm-foot">
        <p className="rm-line" aria-hidden="true">
          {at >= 0 ? cellText(at) : t(isTouched() ? 'map.hintTouch' : 'map.hint')}
        </p>
        <p className="ic-hidden" aria-live="polite">
          {cursor.cell >= 0 ? cellText(cursor.cell) : ''}
        </p>
        <p id="rack-map-help" className="ic-hidden">
          {t('map.keys')}
        </p>
        <ZoomButtons view={view} />
      </div>
    </div>
  );
}
