import { chunk, type AddressRecord } from 'shared-kit/model';

/** Records per message, which take a few milliseconds to send. */
const PIECE = 2000;

/** Splits records into pieces that can be sent to or from a worker without blocking the page. */
export const recordPieces = (records: readonly AddressRecord[]): AddressRecord[][] => chunk(records, PIECE);
