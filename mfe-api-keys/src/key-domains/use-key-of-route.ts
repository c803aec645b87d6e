import { apiKeyOf } from 'shared-kit/firebase/data';
import type { ApiKey, Company, Message } from 'shared-kit/model';
import { useLocation, useParams } from 'shared-kit/router';
import { useLiveOne } from 'shared-kit/state';
import { useSelectedCompany } from 'shared-kit/ui-frame';
import { useState } from 'react';

export interface KeyOfRoute {
  status: 'loading' | 'ready' | 'missing' | 'error';
  company: Company | undefined;
  key: ApiKey | undefined;
  problem?: Message | undefined;
  retry: () => void;
}

/**
 * The live key of the URL. Its company is not in the URL but in the route's state, which the list sets. Without state the companies
 * of the user are searched one after the other, beginning with the one that was open last.
 */
export function useKeyOfRoute(): KeyOfRoute {
  const { apiKeyId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const { companies, company: selected, loading } = useSelectedCompany();
  const [asked, setAsked] = useState(0);

  const named = companyNamedBy(state);
  const rank = ({ id }: Company) => (id === named ? 0 : id === selected?.id ? 1 : 2);
  const company = [...companies].sort((a, b) => rank(a) - rank(b))[asked];
  const found = useLiveOne(company ? apiKeyOf(company.id, apiKeyId) : null);
  if (found.status === 'missing' && asked < companies.length - 1) setAsked(asked + 1);

  const status = loading ? 'loading' : company ? found.status : 'missing';
  return { status, company, key: found.data, problem: found.problem, retry: found.retry };
}

const companyNamedBy = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'company' in state ? state.company : undefined;
