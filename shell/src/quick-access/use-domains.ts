import { domainsOf } from 'shared-kit/firebase/data';
import type { Company, Domain } from 'shared-kit/model';
import { useConsoleStore } from 'shared-kit/state';
import { useEffect, useMemo, useReducer } from 'react';

export interface CompanyDomains {
  company: Company;
  domains: readonly Domain[];
  status: 'loading' | 'ready' | 'failed';
}

/** The domains of each company, live, through the listeners that pages share. */
export function useDomains(companies: readonly Company[]): readonly CompanyDomains[] {
  const { live } = useConsoleStore();
  const [, update] = useReducer((version: number) => version + 1, 0);
  const asked = useMemo(() => companies.map((company) => ({ company, query: domainsOf(company.id) })), [companies]);
  useEffect(() => {
    const stops = asked.map(({ query }) => live.watch(query, update));
    update();
    return () => stops.forEach((stop) => stop());
  }, [asked, live]);
  return asked.map(({ company, query }) => {
    const state = live.read(query);
    if (state.phase === 'answered') {
      return { company, domains: state.data.filter(({ removal }) => removal === null), status: 'ready' };
    }
    return { company, domains: [], status: state.phase === 'failed' ? 'failed' : 'loading' };
  });
}
