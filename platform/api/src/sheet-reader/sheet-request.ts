import type { DomainSettings, ExampleAddresses, Message } from 'shared-kit/model';

export type SheetSettings = Pick<DomainSettings, 'addrPattern' | 'baseFields' | 'labelDesigns' | 'manualInputFields'>;

/** What the reader thread is asked: one upload and the rules of its domain. */
export interface SheetRequest {
  kind: 'xlsx' | 'xls' | 'csv' | 'packed';
  bytes: Uint8Array<ArrayBuffer>;
  settings: SheetSettings;
  /** The user has seen that the addresses lie in several streets (947) and accepts it. */
  acceptStreets: boolean;
}

/** A checked task, ready to be stored. */
export interface TaskDraft {
  addressesCount: number;
  exampleAddresses: ExampleAddresses;
  orderedColumns: string[];
  /** The packed list of decision D-65 in pieces that fit a document. */
  payload: string[];
}

export type SheetReply = { ok: true; draft: TaskDraft } | { ok: false; problem: Message };
