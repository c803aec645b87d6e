/** The position of a picture on the stage of the viewer. Pure functions, for wheel, touch, buttons and keys. */
export interface View {
  /** 1 fits the whole picture; more enlarges it. */
  readonly zoom: number;
  /** From the centre of the stage to the centre of the picture, in pixels of the screen. */
  readonly x: number;
  readonly y: number;
  /** Quarter turns to the right. Not modulo four, so that the animation always turns by the shorter angle. */
  readonly turns: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels from the centre of the stage. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FITTED: View = { zoom: 1, x: 0, y: 0, turns: 0 };

/** A picture can be enlarged to 8 screen pixels per pixel of the picture, and at least to 4 times its fitted size. */
const MOST_PIXELS = 8;
const LEAST_RANGE = 4;

const turned = ({ width, height }: Size, turns: number): Size => (turns % 2 === 0 ? { width, height } : { width: height, height: width });

/** Screen pixels per pixel of the picture when the whole picture is shown; a small picture is not enlarged. */
export function fitScale(picture: Size, stage: Size, turns = 0): number {
  const { width, height } = turned(picture, turns);
  if (Math.min(width, height, stage.width, stage.height) <= 0) return 1;
  return Math.min(1, stage.width / width, stage.height / height);
}

export const maxZoom = (fit: number): number => Math.max(LEAST_RANGE, MOST_PIXELS / fit);

/** The view with its zoom in range, and moved so that an enlarged picture leaves no empty stripe at the edges of the stage. */
export function settle({ zoom, x, y, turns }: View, picture: Size, stage: Size): View {
  const fit = fitScale(picture, stage, turns);
  const zoomInRange = Math.min(Math.max(zoom, 1), maxZoom(fit));
  const { width, height } = turned(picture, turns);
  const room = (side: number, of: number) => Math.max(0, (side * fit * zoomInRange - of) / 2);
  return {
    zoom: zoomInRange,
    x: clamp(x, room(width, stage.width)),
    y: clamp(y, room(height, stage.height)),
    turns,
  };
}

/** Enlarges by `factor`. What is shown at `point` stays there, unless the edges of the picture prevent that. */
export function zoomAt(view: View, factor: number, point: Point, picture: Size, stage: Size): View {
  const most = maxZoom(fitScale(picture, stage, view.turns));
  const zoom = Math.min(Math.max(view.zoom * factor, 1), most);
  const by = zoom / view.zoom;
  const moved = { ...view, zoom, x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by };
  return settle(moved, picture, stage);
}

export const pan = (view: View, dx: number, dy: number, picture: Size, stage: Size): View =>
  settle({ ...view, x: view.x + dx, y: view.y + dy }, picture, stage);

/** Turns by a quarter to the right (1) or left (-1), and shows the whole picture again. */
export const turn = (view: View, by: 1 | -1): View => ({ ...FITTED, turns: view.turns + by });

const clamp = (value: number, room: number): number => Math.min(Math.max(value, -room), room) || 0;
