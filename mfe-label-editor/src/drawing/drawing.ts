import type { BarcodePattern, Rectangle } from 'shared-kit/model';

/** A stored pattern without its place and without its expression, which is made from the fields. */
export type PatternValues = Omit<BarcodePattern, 'regex' | keyof Rectangle>;

/** A barcode on the label, in pixels of the picture (D-50). */
export interface Barcode extends Rectangle {
  /** Not stored. Users see a number instead, which is the place in the list (D-58). */
  id: string;
  pattern: PatternValues;
}

/** `stored`: a picture in Storage. `loaded`: a file that was chosen here and is sent on saving (LABEL-18). */
export type DrawnPicture = { source: 'stored'; path: string } | { source: 'loaded'; dataUrl: string; width: number; height: number };

/** Everything that saving sends and undo restores. */
export interface LabelDrawing {
  name: string;
  picture: DrawnPicture | null;
  /** The box of the label in the picture; null until it is drawn (LABEL-05). */
  region: Rectangle | null;
  barcodes: readonly Barcode[];
}

/** What a drag or a press on the canvas does (LABEL-04). */
export type Mode = 'none' | 'region' | 'add' | 'delete' | 'pattern';

/** The state that the editor shows and undo restores: the drawing, and the pattern that is edited but not saved yet (D-59). */
export interface Editing {
  drawing: LabelDrawing;
  mode: Mode;
  /** Set in mode `pattern` once a barcode is chosen. */
  edited: { id: string; values: PatternValues } | null;
}

export const NO_PATTERN: PatternValues = { ignoreRemaining: false, isRequired: false, dataFields: [], testTexts: [] };

export const EMPTY_DRAWING: LabelDrawing = { name: '', picture: null, region: null, barcodes: [] };
