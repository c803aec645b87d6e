import { PATTERN_STAGE_SIZE, STAGE_SIZE, type Vertex } from 'shared-kit/model';
import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Box, Size } from '../drawing/geometry';
import {
  fitZoom,
  panView,
  revealBox,
  scaleOf,
  limitView,
  stageSize,
  WHOLE_VIEW,
  ZOOM_STEP,
  zoomView,
  type StageFit,
  type View,
} from './view';

export type ViewControl = ReturnType<typeof useView>;

/** Zoom and position of the picture on the stage. Another picture, and entering or leaving a pattern, show the whole picture again (LABEL-13). */
export function useView(container: RefObject<HTMLElement | null>, picture: Size, isSmall: boolean) {
  const limit = isSmall ? PATTERN_STAGE_SIZE : STAGE_SIZE;
  const width = useWidth(container);
  const subject = `${picture.width} ${picture.height} ${isSmall}`;
  // Null shows the whole picture, also when the size of the window changes.
  const [chosenView, setChosenView] = useState<{ of: string; view: View } | null>(null);
  const stageFit: StageFit = { picture, limit, room: { width: Math.min(limit.width, width ?? limit.width), height: limit.height } };
  const wholeView = limitView(stageFit, { ...WHOLE_VIEW, zoom: fitZoom(stageFit) });
  const view = chosenView?.of === subject ? limitView(stageFit, chosenView.view) : wholeView;
  const choose = (next: (view: View) => View) =>
    setChosenView((before) => ({ of: subject, view: next(before?.of === subject ? limitView(stageFit, before.view) : wholeView) }));
  const size = stageSize(stageFit, view);
  return {
    stageFit,
    view,
    size,
    scale: scaleOf(stageFit, view),
    zoomAt: (factor: number, point: Vertex) => choose((before) => zoomView(stageFit, before, factor, point)),
    /** Zooms about the middle of the stage, as the buttons and keys do. */
    zoomBy: (steps: number) =>
      choose((before) => zoomView(stageFit, before, ZOOM_STEP ** steps, { x: size.width / 2, y: size.height / 2 })),
    pan: (dx: number, dy: number) => choose((before) => panView(stageFit, before, dx, dy)),
    fit: () => setChosenView(null),
    /** Shows the picture at the scale that LABEL-12 fixes. */
    full: () => choose((before) => zoomView(stageFit, before, 1 / before.zoom, { x: size.width / 2, y: size.height / 2 })),
    reveal: (box: Box) => choose((before) => revealBox(stageFit, before, box)),
  };
}

/** The inner width of an element; null where nothing is laid out, as in jsdom. */
function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  // Before the first frame: in the next, what is below the picture would jump.
  useLayoutEffect(() => {
    const observed = element.current;
    if (!observed) return;
    const measure = () => setWidth(observed.clientWidth || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
