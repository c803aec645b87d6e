import type { Rectangle } from 'shared-kit/model';

/** What of a proposal is drawn: where the label and its barcodes were found in the picture. */
export interface FoundOutlines {
  readonly region: Rectangle | null;
  readonly barcodes: readonly { readonly rect: Rectangle }[];
}
