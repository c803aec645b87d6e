import { chunk, type AddressRecord } from 'shared-kit/model';

/** Crosses to a worker in a few milliseconds. */
const PIECE = 2000;

/** Records in pieces that can be handed to a worker without the page feeling it. */
export const recordPieces = (records: readonly AddressRecord[]): AddressRecord[][] => chunk(records, PIECE);
