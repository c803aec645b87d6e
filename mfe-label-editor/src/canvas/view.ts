import type { Vertex } from 'shared-kit/model';
import { clamp, type Box, type Size } from '../drawing/geometry';

/** How much the picture is enlarged, and where its top left corner is, in screen pixels from that of the stage. */
export interface View {
  /** Multiplies the scale that LABEL-12 and LABEL-13 fix. */
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

/** The size of a picture, the largest size it may be shown at (LABEL-12, LABEL-13), and the space that the screen has for it. */
export interface Frame {
  readonly picture: Size;
  readonly limit: Size;
  readonly room: Size;
}

export const WHOLE_VIEW: View = { zoom: 1, x: 0, y: 0 };
const MAX_ZOOM = 16;
export const ZOOM_STEP = 1.25;

/** How many screen pixels one pixel of the picture takes at a zoom of 1: the picture keeps its ratio and is never enlarged (D-50). */
const baseScale = ({ picture, limit }: Pick<Frame, 'picture' | 'limit'>): number =>
  Math.min(1, limit.width / picture.width, limit.height / picture.height);

/** The zoom at which the whole picture is visible: 1, or less where the screen has less space than the stage of LABEL-12. */
export function fitZoom(frame: Frame): number {
  const scale = baseScale(frame);
  return Math.min(1, frame.room.width / (frame.picture.width * scale), frame.room.height / (frame.picture.height * scale));
}

/** How many screen pixels one pixel of the picture takes. */
export const scaleOf = (frame: Frame, { zoom }: View): number => baseScale(frame) * zoom;

/** The size of the stage: that of the shown picture, but no larger than the space on the screen. */
export function stageSize(frame: Frame, view: View): Size {
  const scale = scaleOf(frame, view);
  return {
    width: Math.max(1, Math.round(Math.min(frame.picture.width * scale, frame.room.width))),
    height: Math.max(1, Math.round(Math.min(frame.picture.height * scale, frame.room.height))),
  };
}

/** The view with its zoom in range and no empty stripe between the picture and the edge of the stage. */
export function limitView(frame: Frame, { zoom, x, y }: View): View {
  const minZoom = fitZoom(frame);
  const limitedZoom = clamp(zoom, minZoom, Math.max(MAX_ZOOM, minZoom));
  const scale = baseScale(frame) * limitedZoom;
  const stage = stageSize(frame, { zoom: limitedZoom, x, y });
  // Rounding a stage up may leave it a fraction wider than its picture.
  const lowest = (side: number, of: number) => Math.min(0, of - side * scale);
  return {
    zoom: limitedZoom,
    x: clamp(x, lowest(frame.picture.width, stage.width), 0),
    y: clamp(y, lowest(frame.picture.height, stage.height), 0),
  };
}

/** The view enlarged by `factor`. The part of the picture at `point` stays there, unless that would leave an empty stripe at an edge. */
export function zoomView(frame: Frame, view: View, factor: number, point: Vertex): View {
  const zoom = limitView(frame, { ...view, zoom: view.zoom * factor }).zoom;
  const by = zoom / view.zoom;
  return limitView(frame, { zoom, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by });
}

export const panView = (frame: Frame, view: View, dx: number, dy: number): View =>
  limitView(frame, { ...view, x: view.x + dx, y: view.y + dy });

/** The view moved as little as possible so that a box of the picture is visible. */
export function revealBox(frame: Frame, view: View, box: Box): View {
  const scale = scaleOf(frame, view);
  const stage = stageSize(frame, view);
  const shift = (from: number, to: number, side: number) => (from < 0 || to - from > side ? -from : Math.min(0, side - to));
  return panView(
    frame,
    view,
    shift(box.left * scale + view.x, box.right * scale + view.x, stage.width),
    shift(box.top * scale + view.y, box.bottom * scale + view.y, stage.height),
  );
}

/** A point of the stage in pixels of the picture. */
export const toPicture = (frame: Frame, view: View, { x, y }: Vertex): Vertex => ({
  x: (x - view.x) / scaleOf(frame, view),
  y: (y - view.y) / scaleOf(frame, view),
});
