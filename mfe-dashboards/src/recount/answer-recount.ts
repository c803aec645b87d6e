import type { AddressRecord } from 'shared-kit/model';
import { unpackRows } from 'shared-kit/model/inventory-sheet';
import { rowsByAddress } from './expected-values';
import type { RecountSettings } from './recount-columns';
import { addressesOf, countKinds, type Candidate, type RecountCounts, type RecountKind } from './recount-kinds';
import { recountRows, type RecountRows } from './recount-rows';

/** What a page asks the worker that keeps the rows of a table. `list`: the packed list of the session's task, or null. */
export type RecountRequest =
  | { kind: 'recountCounts'; list: string | null }
  | { kind: 'recountRows'; list: string | null; kinds: readonly RecountKind[]; settings: RecountSettings };

export type RecountAnswer = RecountCounts | RecountRows;

/** What that worker knows of its addresses. */
export interface Countable {
  /** The kinds to choose from. */
  kinds: readonly RecountKind[];
  /** `listed`: the addresses of the list. */
  candidates: (listed: Iterable<string>) => Iterable<Candidate>;
  /** The readings of the session whose task is asked for. */
  readings: (address: string) => readonly AddressRecord[] | undefined;
  /** The readings of the older session of a comparison. */
  older?: (address: string) => readonly AddressRecord[] | undefined;
}

/** Counts the addresses by their kinds, or makes the rows of a task of some of them (D-168). Runs in the worker. */
export async function answerRecount(
  request: RecountRequest,
  { kinds, candidates, readings, older }: Countable,
  signal: AbortSignal,
): Promise<RecountAnswer> {
  const listed = rowsByAddress(request.list === null ? null : unpackRows(request.list));
  const all = candidates(listed.keys());
  if (request.kind === 'recountCounts') return countKinds(all, kinds);
  const expectations = {
    listed: (address: string) => listed.get(address),
    carrying: (address: string) => readings(address) ?? [],
    older: (address: string) => older?.(address) ?? [],
  };
  return recountRows(addressesOf(all, request.kinds), request.settings, expectations, signal);
}
