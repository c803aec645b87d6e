import bwip from 'bwip-js/node';
import { INK, type Rectangle } from './svg';

export type Symbology = 'code128' | 'ean13' | 'qrcode';

/** Blank modules that readers need on each side. */
const QUIET: Readonly<Record<Symbology, number>> = { code128: 10, ean13: 11, qrcode: 4 };

/** The dark modules as an SVG path in units of one module. */
interface Modules {
  path: string;
  width: number;
  /** 1 for bars, which are stretched to the height of the rectangle. */
  height: number;
}

/** `widths` are those of bars and spaces in turn, beginning and ending with a bar. */
function bars(widths: readonly number[]): Modules {
  let at = 0;
  let path = '';
  widths.forEach((width, i) => {
    if (i % 2 === 0) path += `M${at} 0h${width}v1h-${width}z`;
    at += width;
  });
  return { path, width: at, height: 1 };
}

function squares(dark: readonly number[], width: number): Modules {
  const path = dark.map((on, i) => (on ? `M${i % width} ${Math.floor(i / width)}h1v1h-1z` : '')).join('');
  return { path, width, height: dark.length / width };
}

function modulesOf(symbology: Symbology, text: string): Modules {
  const [drawn] = bwip.raw(symbology, text);
  if (!drawn) throw new Error(`${text} cannot be written as ${symbology}.`);
  return 'sbs' in drawn ? bars(drawn.sbs) : squares(drawn.pixs, drawn.pixx);
}

/** A barcode in the middle of a rectangle. It is as large as possible with its quiet zone and a whole number of pixels per module. */
export function barcode(symbology: Symbology, text: string, { x, y, width, height }: Rectangle): string {
  const modules = modulesOf(symbology, text);
  const quiet = 2 * QUIET[symbology];
  const flat = modules.height === 1;
  const scale = Math.floor(Math.min(width / (modules.width + quiet), flat ? Infinity : height / (modules.height + quiet)));
  if (scale < 1) throw new Error(`${text} does not fit as ${symbology} into ${width} x ${height} pixels.`);
  const [tall, scaleY] = flat ? [height, height] : [modules.height * scale, scale];
  const left = x + Math.floor((width - modules.width * scale) / 2);
  const top = y + Math.floor((height - tall) / 2);
  return `<path fill="${INK}" d="${modules.path}" transform="translate(${left} ${top}) scale(${scale} ${scaleY})"/>`;
}
