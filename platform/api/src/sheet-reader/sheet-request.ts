import type { DomainSettings, ExampleAddresses, Message } from 'shared-kit/model';

export type SheetSettings = Pick<DomainSettings, 'addrPattern' | 'baseFields' | 'labelDesigns' | 'manualInputFields'>;

/** The request to a reader thread: one upload and the rules of its domain. */
export interface SheetRequest {
  kind: 'xlsx' | 'xls' | 'csv' | 'packed';
  bytes: Uint8Array<ArrayBuffer>;
  /** The encoding of a CSV, as the request names it. */
  encoding: string | undefined;
  settings: SheetSettings;
  /** The user accepts that the addresses are in several streets (947). */
  acceptStreets: boolean;
}

/** A checked task, ready to be stored. */
export interface TaskDraft {
  addressesCount: number;
  exampleAddresses: ExampleAddresses;
  orderedColumns: string[];
  /** The packed list (decision D-65) in pieces that each fit into a document. */
  payload: string[];
}

export type SheetReply = { ok: true; draft: TaskDraft } | { ok: false; problem: Message };
