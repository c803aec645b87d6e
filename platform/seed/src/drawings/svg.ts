import bwip from 'bwip-js/node';

/** In pixels, from the top left corner. */
export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const INK = '#111111';

export const box = ({ x, y, width, height }: Rectangle, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

/** An SVG document of the given size. */
export const drawing = (width: number, height: number, ...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;

export interface TextLine {
  /** The left end of the line, or its middle when it is centred. */
  x: number;
  y: number;
  size: number;
  text: string;
  centred?: boolean;
}

const FONT = 'OCR-B';
const NO_PADDING = { paddingleft: 0, paddingright: 0, paddingtop: 0, paddingbottom: 0 };

/** A line of text as outlines of the barcode library's font, since the picture would be different with the fonts of each machine. */
export function textLine({ x, y, size, text, centred = false }: TextLine): string {
  const canvas = bwip.drawingSVG();
  canvas.setopts?.({ bcid: '', text, ...NO_PADDING });
  canvas.scale(1, 1);
  const left = centred ? Math.round(x - canvas.measure(text, FONT, size, size).width / 2) : x;
  canvas.init(0, 0);
  canvas.text(0, 0, text, INK.slice(1), { name: FONT, width: size, height: size, dx: 0 });
  const outlines = canvas.end().match(/<path[^>]*>/g) ?? [];
  return `<g transform="translate(${left} ${y})">${outlines.join('')}</g>`;
}
