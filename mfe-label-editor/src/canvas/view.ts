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
export interface StageFit {
  readonly picture: Size;
  readonly limit: Size;
  readonly room: Size;
}

export const WHOLE_VIEW: View = { zoom: 1, x: 0, y: 0 };
const MAX_ZOOM = 16;
export const ZOOM_STEP = 1.25;

/** How many screen pixels one pixel of the picture takes at a zoom of 1: the picture keeps its ratio and is never enlarged (D-50). */
const baseScale = ({ picture, limit }: Pick<StageFit, 'picture' | 'limit'>): number =>
  Math.min(1, limit.width / picture.width, limit.height / picture.height);

/** The zoom at which the whole picture is visible: 1, or less where the screen has less space than the stage of LABEL-12. */
export function fitZoom(stageFit: StageFit): number {
  const scale = baseScale(stageFit);
  return Math.min(1, stageFit.room.width / (stageFit.picture.width * scale), stageFit.room.height / (stageFit.picture.height * scale));
}

/** How many screen pixels one pixel of the picture takes. */
export const scaleOf = (stageFit: StageFit, { zoom }: View): number => baseScale(stageFit) * zoom;

/** The size of the stage: that of the shown picture, but no larger than the space on the screen. */
export function stageSize(stageFit: StageFit, view: View): Size {
  const scale = scaleOf(stageFit, view);
  return {
    width: Math.max(1, Math.round(Math.min(stageFit.picture.width * scale, stageFit.room.width))),
    height: Math.max(1, Math.round(Math.min(stageFit.picture.height * scale, stageFit.room.height))),
  };
}

/** The view with its zoom in range and no empty stripe between the picture and the edge of the stage. */
export function limitView(stageFit: StageFit, { zoom, x, y }: View): View {
  const minZoom = fitZoom(stageFit);
  const limitedZoom = clamp(zoom, minZoom, Math.max(MAX_ZOOM, minZoom));
  const scale = baseScale(stageFit) * limitedZoom;
  const stage = stageSize(stageFit, { zoom: limitedZoom, x, y });
  // Rounding a stage up may leave it a fraction wider than its picture.
  const lowest = (side: number, of: number) => Math.min(0, of - side * scale);
  return {
    zoom: limitedZoom,
    x: clamp(x, lowest(stageFit.picture.width, stage.width), 0),
    y: clamp(y, lowest(stageFit.picture.height, stage.height), 0),
  };
}

/** The view enlarged by `factor`. The part of the picture at `point` stays there, unless that would leave an empty stripe at an edge. */
export function zoomView(stageFit: StageFit, view: View, factor: number, point: Vertex): View {
  const zoom = limitView(stageFit, { ...view, zoom: view.zoom * factor }).zoom;
  const by = zoom / view.zoom;
  return limitView(stageFit, { zoom, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by });
}

export const panView = (stageFit: StageFit, view: View, dx: number, dy: number): View =>
  limitView(stageFit, { ...view, x: view.x + dx, y: view.y + dy });

/** The view moved as little as possible so that a box of the picture is visible. */
export function revealBox(stageFit: StageFit, view: View, box: Box): View {
  const scale = scaleOf(stageFit, view);
  const stage = stageSize(stageFit, view);
  const shift = (from: number, to: number, side: number) => (from < 0 || to - from > side ? -from : Math.min(0, side - to));
  return panView(
    stageFit,
    view,
    shift(box.left * scale + view.x, box.right * scale + view.x, stage.width),
    shift(box.top * scale + view.y, box.bottom * scale + view.y, stage.height),
  );
}

/** A point of the stage in pixels of the picture. */
export const toPicture = (stageFit: StageFit, view: View, { x, y }: Vertex): Vertex => ({
  x: (x - view.x) / scaleOf(stageFit, view),
  y: (y - view.y) / scaleOf(stageFit, view),
});
