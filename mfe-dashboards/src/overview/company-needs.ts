import type { Company, Message } from 'shared-kit/model';
import type { DomainSummary } from 'shared-kit/model/overview';
import type { RefCallback } from 'react';
import { useLiveList, type LiveList } from 'shared-kit/state';
import type { EndingLicense, OldKey } from './overview.converters';
import { attentionLimits } from './attention/attention-limits';
import { busiestOf, CARDS, endingLicensesOf, failingOf, oldKeysOf, orphanedOf, waitingOf } from './overview.queries';
import { useInView } from './use-in-view';

/** What the overview knows of a company: each part by itself, for each may fail alone. */
export interface CompanyNeeds {
  company: Company;
  summaries: LiveList<DomainSummary>;
  keys: LiveList<OldKey>;
  licenses: LiveList<EndingLicense>;
  /** Of domains whose cards are not there yet, or that have none. */
  elsewhere: readonly DomainSummary[];
  /** Some of what is shown at first is on its way. */
  loading: boolean;
  /** For the element that holds the cards: when it comes into view, cards that were not read at once are read. */
  ref: RefCallback<HTMLElement>;
}

/**
 * How many companies have their cards read at once: the first ones, up to as many cards as one company may have, which are in view or
 * nearly. The cards of companies further down are read when they come into view (ADD-12).
 */
export function companiesAtOnce(companies: readonly Company[]): number {
  let cards = 0;
  const beyond = companies.findIndex(({ authDomains }) => (cards += Math.min(authDomains.length, CARDS)) > CARDS);
  return beyond === -1 ? companies.length : Math.max(1, beyond);
}

/** What was summed up of a company's domains, once that is asked for. */
export function useSummaries(company: Company, asked = true): LiveList<DomainSummary> {
  const hasDomains = company.authDomains.length > 0;
  const summaries = useLiveList(asked && hasDomains ? busiestOf(company.id) : null);
  const known = new Set(company.authDomains);
  // A domain that is being removed leads nowhere (decision D-46). The company's document names it no longer, while its summary still exists.
  return hasDomains ? { ...summaries, data: summaries.data.filter(({ domain }) => known.has(domain)) } : { ...summaries, status: 'ready' };
}

export interface CompanyNeedsOptions {
  company: Company;
  /** So many share the reads. */
  companies: number;
  /** Whether its cards are read before they come into view. */
  atOnce: boolean;
  now: number;
}

/** Asks what a company needs. */
export function useCompanyNeeds({ company, companies, atOnce, now }: CompanyNeedsOptions): CompanyNeeds {
  const { length } = company.authDomains;
  // Still asked when the cards have come: what is listed stays.
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

/** Whether something that is shown at first is still on its way. */
export const isLoading = (all: readonly CompanyNeeds[]): boolean => all.some(({ loading }) => loading);

/** Nothing was counted in a company yet, as far as is known. */
export const isNew = ({ company, summaries }: CompanyNeeds): boolean =>
  company.authDomains.length === 0 ||
  (summaries.data.length > 0 && summaries.data.every(({ lastStart, readings }) => lastStart === null && readings === 0));
