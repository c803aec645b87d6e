import type { ApiKey, Company, License, Message } from 'shared-kit/model';
import type { DomainSummary } from 'shared-kit/model/overview';
import { useLiveList, useLiveLists, type LiveList } from 'shared-kit/state';
import { useCallback, useState } from 'react';
import { attentionLimits, type AttentionLimits } from './attention-limits';
import { busiestOf, CARDS, endingLicensesOf, failingOf, oldKeysOf, orphanedOf, waitingOf } from './overview.queries';

/** What the overview shows of a company. Each part has its own status, because each may fail alone. */
export interface CompanyNeeds {
  company: Company;
  summaries: LiveList<DomainSummary>;
  keys: LiveList<ApiKey>;
  licenses: LiveList<License>;
  /** Summaries of domains that need attention and whose cards are not read yet, or that have no card. */
  otherSummaries: readonly DomainSummary[];
  /** The queries that they come from, which may fail too. */
  others: readonly LiveList<DomainSummary>[];
  /** A query has found as many as it may read, so there may be more that needs attention. */
  limited: boolean;
  /** The summaries of all domains are read, so that their counts can be added up. */
  countsKnown: boolean;
  /** True while a part that is shown at first is being read. */
  loading: boolean;
}

/**
 * How many companies have their cards read at once: the first ones, with at most as many cards as one company may have, which about fill the
 * window. The cards of the companies below them are read when they come into view (ADD-12).
 */
function countInitialCompanies(companies: readonly Company[]): number {
  let cards = 0;
  const firstBeyond = companies.findIndex(({ authDomains }) => (cards += Math.min(authDomains.length, CARDS)) > CARDS);
  return firstBeyond === -1 ? companies.length : Math.max(1, firstBeyond);
}

/** The summaries of a company's domains, live. Nothing is read until `enabled` is true. */
export function useSummaries(company: Company, enabled: boolean): LiveList<DomainSummary> {
  return summariesOf(company, useLiveList(summariesQuery(company, enabled)));
}

const summariesQuery = ({ id, authDomains }: Company, enabled: boolean) => (enabled && authDomains.length > 0 ? busiestOf(id) : null);

/** A domain that is being removed cannot be opened (D-46). The company's document no longer names it, but its summary still exists. */
function summariesOf({ authDomains }: Company, summaries: LiveList<DomainSummary>): LiveList<DomainSummary> {
  const known = new Set(authDomains);
  return known.size > 0
    ? { ...summaries, data: summaries.data.filter(({ domain }) => known.has(domain)) }
    : { ...summaries, status: 'ready' };
}

/** How the needs of a company are read. */
interface NeedsRequest {
  company: Company;
  /** Whether its cards are read before they come into view. */
  readsCardsFirst: boolean;
  /** The needs of its domains are read by queries of their own. It stays so when the cards have been read, so that no item disappears from the list. */
  separateQueries: boolean;
  limits: AttentionLimits;
}

/** Reads what the overview shows of companies, live. The companies share the limit of reads. */
export function useCompanyNeeds(companies: readonly Company[], now: number) {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  const readCards = useCallback((company: string) => setInView((before) => new Set(before).add(company)), []);
  const requests = companies.map((company, place) => toNeedsRequest(company, place < countInitialCompanies(companies), companies.length));
  const summaries = useLiveLists(
    requests.map(({ company, readsCardsFirst }) => summariesQuery(company, readsCardsFirst || inView.has(company.id))),
  );
  const keys = useLiveLists(requests.map(({ company, limits }) => oldKeysOf(company.id, now, limits.keys)));
  const licenses = useLiveLists(requests.map(({ company, limits }) => endingLicensesOf(company.id, now, limits.licenses)));
  const failing = useLiveLists(
    requests.map(({ company, separateQueries, limits }) => (separateQueries ? failingOf(company.id, limits.failing) : null)),
  );
  const orphaned = useLiveLists(
    requests.map(({ company, separateQueries, limits }) => (separateQueries ? orphanedOf(company.id, limits.orphaned) : null)),
  );
  const waiting = useLiveLists(
    requests.map(({ company, separateQueries, limits }) => (separateQueries ? waitingOf(company.id, limits.waiting) : null)),
  );
  const needs = requests.map((one, place) =>
    needsOf(one, {
      summaries: summaries[place]!,
      keys: keys[place]!,
      licenses: licenses[place]!,
      others: [failing[place]!, orphaned[place]!, waiting[place]!],
    }),
  );
  return { needs, readCards };
}

function toNeedsRequest(company: Company, readsCardsFirst: boolean, companies: number): NeedsRequest {
  const { length } = company.authDomains;
  const separateQueries = length > CARDS || (!readsCardsFirst && length > 0);
  return { company, readsCardsFirst, separateQueries, limits: attentionLimits(companies, separateQueries) };
}

interface Answers extends Pick<CompanyNeeds, 'summaries' | 'keys' | 'licenses'> {
  /** The summaries that are read by queries of their own. */
  others: readonly LiveList<DomainSummary>[];
}

function needsOf(
  { company, readsCardsFirst, separateQueries, limits }: NeedsRequest,
  { keys, licenses, others, ...answers }: Answers,
): CompanyNeeds {
  const summaries = summariesOf(company, answers.summaries);
  const known = new Set(company.authDomains);
  const shown = new Set(summaries.data.map(({ domain }) => domain));
  const otherSummaries = new Map(others.flatMap(({ data }) => data.map((summary) => [summary.domain, summary])));
  const parts = [keys, licenses, ...(readsCardsFirst ? [summaries] : []), ...(separateQueries ? others : [])];
  const isFull = ({ data }: LiveList<unknown>, limit: number) => data.length >= limit;
  const othersLimits = [limits.failing, limits.orphaned, limits.waiting];
  return {
    company,
    summaries,
    keys,
    licenses,
    others: separateQueries ? others : [],
    limited:
      isFull(keys, limits.keys) ||
      isFull(licenses, limits.licenses) ||
      (separateQueries && others.some((list, at) => isFull(list, othersLimits[at]!))),
    countsKnown: summaries.status === 'ready' && company.authDomains.length <= CARDS,
    otherSummaries: [...otherSummaries.values()].filter(({ domain }) => known.has(domain) && !shown.has(domain)),
    loading: parts.some(({ status }) => status === 'loading'),
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
  all.flatMap(({ company, summaries, keys, licenses, others }) =>
    (
      [
        ['domains', [summaries, ...others].find(({ status }) => status === 'error') ?? summaries],
        ['keys', keys],
        ['licenses', licenses],
      ] as const
    )
      .filter(([, { status }]) => status === 'error')
      .map(([part, { problem, retry }]) => ({ part, company, problem, retry })),
  );

/** Whether a company has no session yet, as far as the summaries tell. */
export const isNew = ({ company, summaries }: CompanyNeeds): boolean =>
  company.authDomains.length === 0 ||
  (summaries.data.length > 0 && summaries.data.every(({ lastStart, readings }) => lastStart === null && readings === 0));
