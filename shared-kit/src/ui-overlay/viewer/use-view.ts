import { useEffect, useState, type RefObject } from 'react';
import { fitScale, FITTED, maxZoom, pan, settle, turn, zoomAt, type Point, type Size, type View } from './view';

const NO_SIZE: Size = { width: 0, height: 0 };
const CENTRE: Point = { x: 0, y: 0 };

export type ViewControl = ReturnType<typeof useView>;

interface Shown {
  /** Identifies the picture: another one resets the view. */
  of: unknown;
  view: View;
  picture: Size;
  glides: boolean;
}

const untouched = (of: unknown): Shown => ({ of, view: FITTED, picture: NO_SIZE, glides: false });

/** The view of one picture on the stage; it resets when `of` changes. */
export function useView(stage: RefObject<HTMLElement | null>, of: unknown) {
  const [viewState, setViewState] = useState(() => untouched(of));
  const [size, setSize] = useState(NO_SIZE);
  if (viewState.of !== of) setViewState(untouched(of));

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);

  const { picture, glides } = viewState;
  // The stage may have become smaller since the last change of the view.
  const view = settle(viewState.view, picture, size);
  const fit = fitScale(picture, size, view.turns);
  const change = (next: (view: View) => View, gliding: boolean) =>
    setViewState((before) => ({ ...before, view: next(before.view), glides: gliding }));
  const zoomBy = (factor: number, point: Point, gliding: boolean) =>
    change((before) => zoomAt(before, factor, point, picture, size), gliding);
  return {
    view,
    /** Screen pixels per pixel of the picture, when the whole picture is shown. */
    fit,
    most: maxZoom(fit),
    /** The picture's own size; nothing is enlarged before it is known. */
    picture,
    /** Whether changes are animated: after a button or a key, not during a gesture. */
    glides,
    setPicture: (natural: Size) => setViewState((before) => ({ ...before, picture: natural })),
    pan: (dx: number, dy: number) => change((before) => pan(before, dx, dy, picture, size), false),
    zoomAt: (factor: number, point: Point) => zoomBy(factor, point, false),
    /** Zooms around the centre, by a button or a key. */
    zoom: (factor: number) => zoomBy(factor, CENTRE, true),
    turn: (by: 1 | -1) => change((before) => turn(before, by), true),
    reset: () => change(() => FITTED, true),
    /** Enlarges at this point, or shows the whole picture again. */
    toggleAt: (point: Point) => {
      if (view.zoom > 1) change(({ turns }) => ({ ...FITTED, turns }), true);
      else zoomBy(Math.max(2, 1 / fit), point, true);
    },
  };
}
