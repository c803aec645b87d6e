import { useText } from 'shared-kit/i18n';
import { useEffect, useEffectEvent, useImperativeHandle, useState, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Button } from 'shared-kit/ui-core';
import { useAnnouncement } from 'shared-kit/ui-overlay';
import { neighbour } from '../draw/neighbour';
import type { RackView } from '../draw/rack-view';
import { addressAt, cellOf, type RackPicture } from '../picture/rack-picture';
import { keyAction } from './rack-keys';
import { useCellText } from './use-cell-text';
import { useLabelTexts } from './use-label-texts';
import { useRackView } from './use-rack-view';

const STEP = 1.4;

/** Buttons that do the same as the keys 0, + and -. */
function ZoomButtons({ view }: { view: RackView | null }) {
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

interface Cursor {
  /** The current cell, from which the keys move, or -1. */
  cell: number;
  /** The cell at which a selection with Shift begins, or -1. */
  anchor: number;
  go: (cell: number, anchor?: number) => void;
}

/** The current cell of the map. Every picture numbers its cells again, so the cell is found again by its address. */
function useCursor(picture: RackPicture, startAddress: string | undefined): Cursor {
  const [state, setState] = useState(() => cursorAt(picture, startAddress ?? ''));
  if (state.picture !== picture) setState(cursorAt(picture, state.address));
  const go = (cell: number, anchor = -1) => setState({ picture, cell, anchor, address: cell < 0 ? '' : addressAt(picture, cell) });
  return { cell: state.cell, anchor: state.anchor, go };
}

const cursorAt = (picture: RackPicture, address: string) => ({
  picture,
  address,
  cell: address === '' ? -1 : cellOf(picture, address),
  anchor: -1,
});

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
  // Not when somebody reads the cell, nor when the age of its reading changes.
  const announcement = useAnnouncement(
    cursor.cell >= 0 ? cellText(cursor.cell) : '',
    cursor.cell >= 0 ? addressAt(picture, cursor.cell) : '',
  );
  const at = hovered.picture === picture && hovered.cell >= 0 ? hovered.cell : cursor.cell;
  return (
    <div className="ic-panel rm-stage-box">
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
        <canvas ref={racks} className="rm-canvas" aria-hidden="true" />
        <canvas ref={overlayCanvas} className="rm-canvas" aria-hidden="true" />
      </div>
      {overlay && <div className="ic-panel rm-over">{overlay}</div>}
      <div className="rm-foot">
        <p className="rm-line" aria-hidden="true">
          {at >= 0 ? cellText(at) : t(isTouched() ? 'map.hintTouch' : 'map.hint')}
        </p>
        {announcement}
        <p id="rack-map-help" className="ic-hidden">
          {t('map.keys')}
        </p>
        <ZoomButtons view={view} />
      </div>
    </div>
  );
}
