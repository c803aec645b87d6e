import type { Company, Message } from 'shared-kit/model';
import type { DomainSummary } from 'shared-kit/model/overview';
import type { RefCallback } from 'react';
import { useLiveList, type LiveList } from 'shared-kit/state';
import { useInView } from 'shared-kit/ui-frame';
import type { EndingLicense, OldKey } from './overview.converters';
import { attentionLimits } from './attention/attention-limits';
import { busiestOf, CARDS, endingLicensesOf, failingOf, oldKeysOf, orphanedOf, waitingOf } from './overview.queries';

/** What the overview shows of a company. Each part has its own status, because each may fail alone. */
export interface CompanyNeeds {
  company: Company;
  summaries: LiveList<DomainSummary>;
  keys: LiveList<OldKey>;
  licenses: LiveList<EndingLicense>;
  /** Summaries of domains that need attention and whose cards are not read yet, or that have no card. */
  elsewhere: readonly DomainSummary[];
  /** True while a part that is shown at first is being read. */
  loading: boolean;
  /** For the element that contains the cards. Cards that are not read at once are read when it comes into view. */
  ref: RefCallback<HTMLElement>;
}

/**
 * How many companies have their cards read at once: the first ones, with at most as many cards as one company may have, which about fill the
 * window. The cards of the companies below them are read when they come into view (ADD-12).
 */
export function companiesAtOnce(companies: readonly Company[]): number {
  let cards = 0;
  const beyond = companies.findIndex(({ authDomains }) => (cards += Math.min(authDomains.length, CARDS)) > CARDS);
  return beyond === -1 ? companies.length : Math.max(1, beyond);
}

/** The summaries of a company's domains, live. Nothing is read until `asked` is true. */
export function useSummaries(company: Company, asked = true): LiveList<DomainSummary> {
  const hasDomains = company.authDomains.length > 0;
  const summaries = useLiveList(asked && hasDomains ? busiestOf(company.id) : null);
  const known = new Set(company.authDomains);
  // A domain that is being removed cannot be opened (decision D-46). The company's document no longer names it, but its summary still exists.
  return hasDomains ? { ...summaries, data: summaries.data.filter(({ domain }) => known.has(domain)) } : { ...summaries, status: 'ready' };
}

export interface CompanyNeedsOptions {
  company: Company;
  /** The number of companies that share the limit of reads. */
  companies: number;
  /** Whether its cards are read before they come into view. */
  atOnce: boolean;
  now: number;
}

/** Reads what the overview shows of a company, live. */
export function useCompanyNeeds({ company, companies, atOnce, now }: CompanyNeedsOptions): CompanyNeeds {
  const { length } = company.authDomains;
  // Stays the same when the cards have been read, so that no item disappears from the list.
  const apart = length > CARDS || (!atOnce && length > 0);
  const limits = attentionLimits(companies, apart);
  const [ref, inView] = useInView();
  const summaries = useSummaries(company, atOnce || inView);
  const keys = useLiveList(oldKeysOf(company.id, now, limits.keys));
  const licenses = useLiveList(endingLicensesOf(company.id, now, limits.licenses));
  const failing = useLiveList(apart ? failingOf(company.id, limits.failing) : null);
  const orphaned = useLiveList(apart ? orphanedOf(company.id, limits.orphaned) : null);
  const waiting = useLiveList(apart ? waitingOf(company.id, limits.waiting) : null);
  const known = new Set(company.authDomains);
  const shown = new Set(summaries.data.map(({ domain }) => domain));
  const elsewhere = new Map([failing, orphaned, waiting].flatMap(({ data }) => data.map((summary) => [summary.domain, summary])));
  const awaited = [keys, licenses, ...(atOnce ? [summaries] : []), ...(apart ? [failing, orphaned, waiting] : [])];
  return {
    company,
    summaries,
    keys,
    licenses,
    elsewhere: [...elsewhere.values()].filter(({ domain }) => known.has(domain) && !shown.has(domain)),
    loading: awaited.some(({ status }) => status === 'loading'),
    ref,
  };
}

export interface FailedPart {
  part: 'domains' | 'keys' | 'licenses';
  company: Company;
  problem: Message | undefined;
  retry: () => void;
}

/** The parts that could not be read. */
export const failedParts = (all: readonly CompanyNeeds[]): FailedPart[] =>
  all.flatMap(({ company, summaries, keys, licenses }) =>
    ([['domains', summaries], ['keys', keys], ['licenses', licenses]] as const)
      .filter(([, { status }]) => status === 'error')
      .map(([part, { problem, retry }]) => ({ part, company, problem, retry })),
  );

/** Whether a part that is shown at first is still being read. */
export const isLoading = (all: readonly CompanyNeeds[]): boolean => all.some(({ loading }) => loading);

/** Whether a company has no session yet, as far as the summaries tell. */
export const isNew = ({ company, summaries }: CompanyNeeds): boolean =>
  company.authDomains.length === 0 ||
  (summaries.data.length > 0 && summaries.data.every(({ lastStart, readings }) => lastStart === null && readings === 0));
