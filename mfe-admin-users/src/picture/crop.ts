export interface Size {
  width: number;
  height: number;
}

/** The visible part of a picture: its middle, with `x` and `y` from 0 to 1, and the zoom. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** A square of a picture, in pixels of the picture. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

export const MAX_ZOOM = 5;
export const CENTERED: View = { x: 0.5, y: 0.5, zoom: 1 };

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The view, moved and zoomed so that its square is inside the picture. */
export function tidyView(view: View, size: Size): View {
  const zoom = between(view.zoom, 1, MAX_ZOOM);
  const half = Math.min(size.width, size.height) / zoom / 2;
  return {
    zoom,
    x: between(view.x, half / size.width, 1 - half / size.width),
    y: between(view.y, half / size.height, 1 - half / size.height),
  };
}

/** The square that a view shows. */
export function cropOf(view: View, size: Size): Crop {
  const { x, y, zoom } = tidyView(view, size);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** The view after dragging the picture. `by` is in parts of the square's side: 1 moves it by a whole square. */
export function dragged(view: View, by: { x: number; y: number }, size: Size): View {
  const { side } = cropOf(view, size);
  return tidyView({ ...view, x: view.x - (by.x * side) / size.width, y: view.y - (by.y * side) / size.height }, size);
}
