import { box, drawing } from './svg';
import type { LabelPicture } from './label';

export interface Shot {
  angle: number;
  /** Pixels of the photo per pixel of the label. */
  zoom: number;
}

export const PHOTO = { width: 1200, height: 900 } as const;
const CARTON = { width: 400, height: 300 } as const;
const CARDBOARD = ['#b98d5f', '#b08456', '#c29769', '#a97e51'] as const;
const WRAP = 'stroke="#fff" stroke-opacity=".14" stroke-width="26"';

/** Cartons behind stretch wrap, stacked like bricks. */
function cartons(): string {
  const parts: string[] = [];
  for (let row = 0; row * CARTON.height < PHOTO.height; row++) {
    for (let column = -1; column * CARTON.width < PHOTO.width; column++) {
      const at = { x: column * CARTON.width + (row % 2) * (CARTON.width / 2), y: row * CARTON.height, ...CARTON };
      const tape = { x: at.x, y: at.y + CARTON.height / 2 - 18, width: CARTON.width, height: 36 };
      parts.push(box(at, CARDBOARD[(row + column + 4) % 4]!, 'stroke="#6f4f2e" stroke-width="4"'), box(tape, '#d3b58d'));
    }
  }
  const wraps = [-300, 150, 620, 1010].map((x) => `<path d="M${x} 900L${x + 500} 0" ${WRAP}/>`);
  return parts.join('') + wraps.join('');
}

/** The label on a pallet, as the camera of a drone or a handheld sees it; the pallet alone without a label. */
export function photoOf(label: LabelPicture | undefined, { angle, zoom }: Shot): string {
  if (!label) return drawing(PHOTO.width, PHOTO.height, cartons());
  const { svg, width, height } = label;
  const place = `translate(${PHOTO.width / 2} ${PHOTO.height / 2}) rotate(${angle}) scale(${zoom}) translate(${-width / 2} ${-height / 2})`;
  const shadow = box({ x: 8, y: 10, width, height }, '#000', 'fill-opacity=".35"');
  return drawing(PHOTO.width, PHOTO.height, cartons(), `<g transform="${place}">${shadow}${svg}</g>`);
}
