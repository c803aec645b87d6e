import type { DomainSettings, ExampleAddresses, Outcome } from 'shared-kit/model';

export type SheetSettings = Pick<DomainSettings, 'addrPattern' | 'baseFields' | 'labelDesigns' | 'manualInputFields'>;

/** The request to a reading process: one upload and the rules of its domain. */
export interface SheetRequest {
  kind: 'xlsx' | 'xls' | 'csv' | 'packed';
  /** What the file is called in a refusal. It comes without a name of its own. */
  fileName: string;
  bytes: Uint8Array;
  /** The encoding of a CSV, as the request names it. */
  encoding: string | undefined;
  settings: SheetSettings;
  /** The user accepts that the addresses are in several streets (`severalStreets`). */
  acceptStreets: boolean;
}

export interface TaskDraft {
  addressesCount: number;
  exampleAddresses: ExampleAddresses;
  orderedColumns: string[];
  /** The packed list (D-65) in pieces that each fit into a document. */
  payload: string[];
}

export type SheetReply = Outcome<TaskDraft>;
