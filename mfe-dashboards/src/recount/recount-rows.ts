import { Pacer } from 'shared-kit/model/pacing';
import { expectedValues, type Expectations } from './expected-values';
import { recountColumns, type RecountSettings } from './recount-columns';

/** Rows for a task as they are handed from the worker that knows the addresses to the one that checks them. The page never unpacks them. */
export interface RecountRows {
  /** JSON of a list of rows, each a list of cells; the first one is the header. */
  rows: Blob;
  /** Without the header. */
  count: number;
}

const ROWS_PER_STEP = 2000;

/** Lone surrogates can be neither sent nor stored. */
const wellFormed = (cell: string): string => cell.replace(/\p{Cs}/gu, '\uFFFD');

/**
 * Makes the rows of a task: the address and each column that the check fields need, with what is expected (D-168, D-169). Runs in the worker.
 *
 * @throws the signal's reason once it is aborted
 */
export async function recountRows(
  addresses: readonly string[],
  settings: RecountSettings,
  expectations: Expectations,
  signal?: AbortSignal,
): Promise<RecountRows> {
  const columns = recountColumns(settings);
  const valueOf = expectedValues(expectations);
  const pacer = new Pacer(signal);
  const pieces: string[] = ['[', JSON.stringify([settings.baseFields.address, ...columns.map(({ header }) => header)])];
  for (let at = 0; at < addresses.length; at += ROWS_PER_STEP) {
    for (const address of addresses.slice(at, at + ROWS_PER_STEP)) {
      pieces.push(',', JSON.stringify([address, ...columns.map((column) => valueOf(address, column))].map(wellFormed)));
    }
    await pacer.pauseIfDue();
  }
  pieces.push(']');
  return { rows: new Blob([pieces.join('')], { type: 'application/json' }), count: addresses.length };
}
