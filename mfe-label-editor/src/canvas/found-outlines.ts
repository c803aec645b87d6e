import type { Rectangle } from 'shared-kit/model';

/** The part of a proposal that the canvas outlines: where the label and its barcodes were found in the picture. */
export interface FoundOutlines {
  readonly region: Rectangle | null;
  readonly barcodes: readonly { readonly rect: Rectangle }[];
}
