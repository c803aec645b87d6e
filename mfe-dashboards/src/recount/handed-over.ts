import type { DomainRef } from 'shared-kit/model';
import { paths } from '../links/paths';
import type { RecountRows } from './recount-rows';

/** What the page of creating a task gets from the page where the addresses were chosen. */
export interface Recount extends RecountRows {
  domain: DomainRef;
  /** What the addresses are of, such as a session. */
  of: string;
  /** The path of the page where they were chosen, with its query. */
  from: string;
}

const PARAMETER = 'rows';

let last: { key: string; recount: Recount } | undefined;

/** Keeps the rows until others are handed over, and returns the path of the page that takes them. They do not survive a reload. */
export function handOver(recount: Recount): string {
  last = { key: crypto.randomUUID(), recount };
  return `${paths.createTask(recount.domain)}?${new URLSearchParams({ [PARAMETER]: last.key }).toString()}`;
}

/** The rows that the URL of a page names: `gone` when they are not there any more, undefined when it names none. */
export function handedOver(search: string, { company, domain }: DomainRef): Recount | 'gone' | undefined {
  const key = new URLSearchParams(search).get(PARAMETER);
  if (key === null) return undefined;
  const recount = last?.key === key ? last.recount : undefined;
  return recount?.domain.company === company && recount.domain.domain === domain ? recount : 'gone';
}

/** Forgets the rows, of which a task was made. */
export function forgetHandedOver(): void {
  last = undefined;
}
