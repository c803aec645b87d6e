import { READING_FLAG } from 'shared-kit/model';

/** The kinds of addresses that can be counted again (D-168). An address may be of several. */
export const RECOUNT_KINDS = ['empty', 'invalid', 'divergent', 'read', 'missing', 'changed', 'first', 'second'] as const;
export type RecountKind = (typeof RECOUNT_KINDS)[number];

/** How many addresses there are of each kind; a kind that cannot be counted here is absent. */
export type RecountCounts = Partial<Record<RecountKind, number>>;

/** An address that could be counted again. */
export interface Candidate {
  address: string;
  kinds: readonly RecountKind[];
}

/** Counts addresses by their kinds, as far as those are `possible`: of these each is there, also with zero. */
export function countKinds(candidates: Iterable<Candidate>, possible: readonly RecountKind[]): RecountCounts {
  const counts = new Map(possible.map((kind) => [kind, 0]));
  for (const { kinds } of candidates) for (const kind of kinds) if (counts.has(kind)) counts.set(kind, counts.get(kind)! + 1);
  return Object.fromEntries(counts);
}

/** The addresses of these kinds, each once, by UTF-16 code units as tables have them. */
export function addressesOf(candidates: Iterable<Candidate>, kinds: readonly RecountKind[]): string[] {
  const chosen = new Set<string>();
  for (const { address, kinds: own } of candidates) if (own.some((kind) => kinds.includes(kind))) chosen.add(address);
  return [...chosen].sort();
}

const FLAG_KINDS = ['empty', 'invalid', 'divergent'] as const;

/** The kinds of an address by the flags of its readings: `read` where there is nothing to say of it. */
export function kindsOfFlags(flags: number): readonly RecountKind[] {
  const kinds = FLAG_KINDS.filter((kind) => (flags & READING_FLAG[kind]) !== 0);
  return kinds.length > 0 ? kinds : ['read'];
}
