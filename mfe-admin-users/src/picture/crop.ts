export interface Size {
  width: number;
  height: number;
}

/** Where somebody looks at a picture: a point of it, both from 0 to 1, and how close. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

/** A square of a picture, in its pixels. */
export interface Crop {
  left: number;
  top: number;
  side: number;
}

export const MAX_ZOOM = 5;
export const CENTERED: View = { x: 0.5, y: 0.5, zoom: 1 };

const between = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** The view with what it shows kept inside the picture. */
export function tidyView(view: View, size: Size): View {
  const zoom = between(view.zoom, 1, MAX_ZOOM);
  const half = Math.min(size.width, size.height) / zoom / 2;
  return {
    zoom,
    x: between(view.x, half / size.width, 1 - half / size.width),
    y: between(view.y, half / size.height, 1 - half / size.height),
  };
}

/** The square that a tidy view shows. */
export function cropOf(view: View, size: Size): Crop {
  const { x, y, zoom } = tidyView(view, size);
  const side = Math.min(size.width, size.height) / zoom;
  return { left: x * size.width - side / 2, top: y * size.height - side / 2, side };
}

/** The view after the picture was dragged by so many parts of the square's width and height. */
export function dragged(view: View, by: { x: number; y: number }, size: Size): View {
  const { side } = cropOf(view, size);
  return tidyView({ ...view, x: view.x - (by.x * side) / size.width, y: view.y - (by.y * side) / size.height }, size);
}
