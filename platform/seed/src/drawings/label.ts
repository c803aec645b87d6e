import type { BarcodePattern, DataField, LabelDesign, Vertex } from 'shared-kit/model';
import { barcode, type Symbology } from './barcode';
import { box, drawing, INK, textLine, type Rectangle } from './svg';

/** Values of the data fields of one label, by name. */
export type LabelValues = Readonly<Record<string, string>>;

/** How a label of the demo is printed, besides what its design has. */
interface Print {
  title: string;
  /** The title's baseline, in pixels from the top. */
  titleAt: number;
  width: number;
  height: number;
  /** One for each barcode of the design, in the same order. */
  symbologies: readonly Symbology[];
  /** Text that the supplier prints after the last data field, for a design that ignores the remainder. */
  remainder: string;
}

const PRINTS: Readonly<Record<string, Print>> = {
  Pallet: {
    title: 'ACME LOGISTICS  PALLET',
    titleAt: 508,
    width: 800,
    height: 560,
    symbologies: ['code128', 'ean13', 'qrcode'],
    remainder: '',
  },
  Box: { title: 'ACME LOGISTICS  BOX', titleAt: 58, width: 600, height: 300, symbologies: ['code128'], remainder: ' 24PCS' },
};

export interface LabelPicture {
  svg: string;
  width: number;
  height: number;
}

const rectangle = (from: Vertex, to: Vertex): Rectangle => ({ x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y });

/** The text of a barcode that its pattern divides into these values; undefined when a value is missing. */
export function barcodeText(fields: readonly DataField[], values: LabelValues): string | undefined {
  let text = '';
  for (const { type, name, prefix, postfix, limiterType, limiter } of fields) {
    const value = values[name];
    if (type === 'constant') text += name;
    else if (value === undefined) return undefined;
    else text += `${prefix}${value}${postfix}${limiterType === 'separator' ? limiter : ''}`;
  }
  return text;
}

/** The text below a barcode: its content, or the names and values below a QR code. */
function caption(symbology: Symbology, text: string, { dataFields }: BarcodePattern, values: LabelValues, at: Rectangle): string {
  const y = at.y + at.height + 24;
  if (symbology !== 'qrcode') return textLine({ x: at.x + at.width / 2, y, size: 18, text, centred: true });
  const lines = dataFields.map(({ name }) => `${name} ${values[name] ?? ''}`);
  return lines.map((line, i) => textLine({ x: at.x, y: y + 28 * i, size: 18, text: line })).join('');
}

/** A printed label: barcodes at the places of the design, their texts below them, and a title. */
export function labelPicture(design: LabelDesign, values: LabelValues): LabelPicture {
  const print = PRINTS[design.name];
  if (!print) throw new Error(`Nobody prints labels named ${design.name}.`);
  const { title, titleAt, width, height, symbologies, remainder } = print;
  const barcodes = design.barcodePatterns.map((pattern, i) => {
    const text = barcodeText(pattern.dataFields, values);
    if (text === undefined) return '';
    const symbology = symbologies[i]!;
    const at = rectangle(pattern.firstVertex, pattern.secondVertex);
    return barcode(symbology, pattern.ignoreRemaining ? text + remainder : text, at) + caption(symbology, text, pattern, values, at);
  });
  const svg = drawing(
    width,
    height,
    box({ x: 0, y: 0, width, height }, '#fff'),
    box(rectangle(design.firstVertex, design.secondVertex), 'none', `stroke="${INK}" stroke-width="2"`),
    textLine({ x: 48, y: titleAt, size: 28, text: title }),
    ...barcodes,
  );
  return { svg, width, height };
}
