import type { Company, Message } from 'shared-kit/model';
import type { DomainSummary } from 'shared-kit/model/overview';
import { useLiveList, type LiveList } from 'shared-kit/state';
import type { EndingLicense, OldKey } from './overview.converters';
import { attentionLimits, type AttentionLimits } from './attention/attention-limits';
import { busiestOf, CARDS, endingLicensesOf, failingOf, oldKeysOf, orphanedOf } from './overview.queries';

/** What the overview knows of a company: each part by itself, for each may fail alone. */
export interface CompanyNeeds {
  company: Company;
  summaries: LiveList<DomainSummary>;
  keys: LiveList<OldKey>;
  licenses: LiveList<EndingLicense>;
  /** Of domains without a card; empty where every domain has one. */
  elsewhere: readonly DomainSummary[];
}

const wanted = <T,>(limit: number, query: (limit: number) => T): T | null => (limit > 0 ? query(limit) : null);

/** What was summed up of a company's domains, once that is asked for. */
export function useSummaries(company: Company, asked = true): LiveList<DomainSummary> {
  const hasDomains = company.authDomains.length > 0;
  const summaries = useLiveList(asked && hasDomains ? busiestOf(company.id) : null);
  const known = new Set(company.authDomains);
  // One that is being removed is nobody's way any more (decision D-46): the company's document names it no longer.
  return hasDomains ? { ...summaries, data: summaries.data.filter(({ domain }) => known.has(domain)) } : { ...summaries, status: 'ready' };
}

/** Asks what a company needs, sharing the reads with so many others. */
export function useCompanyNeeds(company: Company, companies: number, now: number): CompanyNeeds {
  const limits: AttentionLimits = attentionLimits(companies);
  const more = company.authDomains.length > CARDS;
  const summaries = useSummaries(company);
  const keys = useLiveList(wanted(limits.keys, (limit) => oldKeysOf(company.id, now, limit)));
  const licenses = useLiveList(wanted(limits.licenses, (limit) => endingLicensesOf(company.id, now, limit)));
  const failing = useLiveList(more ? wanted(limits.failing, (limit) => failingOf(company.id, limit)) : null);
  const orphaned = useLiveList(more ? wanted(limits.orphaned, (limit) => orphanedOf(company.id, limit)) : null);
  const known = new Set(company.authDomains);
  const shown = new Set(summaries.data.map(({ domain }) => domain));
  const elsewhere = new Map([...failing.data, ...orphaned.data].map((summary) => [summary.domain, summary]));
  return {
    company,
    summaries,
    keys,
    licenses,
    elsewhere: [...elsewhere.values()].filter(({ domain }) => known.has(domain) && !shown.has(domain)),
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

/** Whether something that was asked is still on its way. */
export const isLoading = (all: readonly CompanyNeeds[]): boolean =>
  all.some(({ summaries, keys, licenses }) => [summaries, keys, licenses].some(({ status }) => status === 'loading'));

/** Nothing was counted in a company yet, as far as is known. */
export const isNew = ({ company, summaries }: CompanyNeeds): boolean =>
  company.authDomains.length === 0 ||
  (summaries.data.length > 0 && summaries.data.every(({ lastStart, readings }) => lastStart === null && readings === 0));
