import type { Company, Message } from 'shared-kit/model';
import type { DomainSummary } from 'shared-kit/model/overview';
import { useLiveList, useLiveLists, type LiveList } from 'shared-kit/state';
import { useCallback, useState } from 'react';
import type { EndingLicense, OldKey } from './overview.converters';
import { attentionLimits, type AttentionLimits } from './attention-limits';
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
}

/**
 * How many companies have their cards read at once: the first ones, with at most as many cards as one company may have, which about fill the
 * window. The cards of the companies below them are read when they come into view (ADD-12).
 */
function companiesAtOnce(companies: readonly Company[]): number {
  let cards = 0;
  const beyond = companies.findIndex(({ authDomains }) => (cards += Math.min(authDomains.length, CARDS)) > CARDS);
  return beyond === -1 ? companies.length : Math.max(1, beyond);
}

/** The summaries of a company's domains, live. Nothing is read until `asked` is true. */
export function useSummaries(company: Company, asked: boolean): LiveList<DomainSummary> {
  return summariesOf(company, useLiveList(summariesQuery(company, asked)));
}

const summariesQuery = ({ id, authDomains }: Company, asked: boolean) => (asked && authDomains.length > 0 ? busiestOf(id) : null);

/** A domain that is being removed cannot be opened (D-46). The company's document no longer names it, but its summary still exists. */
function summariesOf({ authDomains }: Company, summaries: LiveList<DomainSummary>): LiveList<DomainSummary> {
  const known = new Set(authDomains);
  return known.size > 0 ? { ...summaries, data: summaries.data.filter(({ domain }) => known.has(domain)) } : { ...summaries, status: 'ready' };
}

/** How the needs of a company are read. */
interface Asked {
  company: Company;
  /** Whether its cards are read before they come into view. */
  atOnce: boolean;
  /** The needs of its domains are read by queries of their own. It stays so when the cards have been read, so that no item disappears from the list. */
  separately: boolean;
  limits: AttentionLimits;
}

export interface AllNeeds {
  needs: readonly CompanyNeeds[];
  /** Reads the cards of a company, which has come into view. */
  readCards: (company: string) => void;
}

/** Reads what the overview shows of companies, live. The companies share the limit of reads. */
export function useCompanyNeeds(companies: readonly Company[], now: number): AllNeeds {
  const [inView, setInView] = useState<ReadonlySet<string>>(new Set());
  const readCards = useCallback((company: string) => setInView((before) => new Set(before).add(company)), []);
  const asked = companies.map((company, place) => toAsked(company, place < companiesAtOnce(companies), companies.length));
  const summaries = useLiveLists(asked.map(({ company, atOnce }) => summariesQuery(company, atOnce || inView.has(company.id))));
  const keys = useLiveLists(asked.map(({ company, limits }) => oldKeysOf(company.id, now, limits.keys)));
  const licenses = useLiveLists(asked.map(({ company, limits }) => endingLicensesOf(company.id, now, limits.licenses)));
  const failing = useLiveLists(asked.map(({ company, separately, limits }) => (separately ? failingOf(company.id, limits.failing) : null)));
  const orphaned = useLiveLists(asked.map(({ company, separately, limits }) => (separately ? orphanedOf(company.id, limits.orphaned) : null)));
  const waiting = useLiveLists(asked.map(({ company, separately, limits }) => (separately ? waitingOf(company.id, limits.waiting) : null)));
  const needs = asked.map((one, place) =>
    needsOf(one, { summaries: summaries[place]!, keys: keys[place]!, licenses: licenses[place]!, others: [failing[place]!, orphaned[place]!, waiting[place]!] }),
  );
  return { needs, readCards };
}

function toAsked(company: Company, atOnce: boolean, companies: number): Asked {
  const { length } = company.authDomains;
  const separately = length > CARDS || (!atOnce && length > 0);
  return { company, atOnce, separately, limits: attentionLimits(companies, separately) };
}

interface Answers extends Pick<CompanyNeeds, 'summaries' | 'keys' | 'licenses'> {
  /** The summaries that are read by queries of their own. */
  others: readonly LiveList<DomainSummary>[];
}

function needsOf({ company, atOnce, separately }: Asked, { keys, licenses, others, ...answers }: Answers): CompanyNeeds {
  const summaries = summariesOf(company, answers.summaries);
  const known = new Set(company.authDomains);
  const shown = new Set(summaries.data.map(({ domain }) => domain));
  const elsewhere = new Map(others.flatMap(({ data }) => data.map((summary) => [summary.domain, summary])));
  const awaited = [keys, licenses, ...(atOnce ? [summaries] : []), ...(separately ? others : [])];
  return {
    company,
    summaries,
    keys,
    licenses,
    elsewhere: [...elsewhere.values()].filter(({ domain }) => known.has(domain) && !shown.has(domain)),
    loading: awaited.some(({ status }) => status === 'loading'),
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
