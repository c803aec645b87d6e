import { apiKeyOf } from 'shared-kit/firebase/data';
import type { Company } from 'shared-kit/model';
import { useLocation, useParams } from 'shared-kit/router';
import { useLastKnown, useLiveOne } from 'shared-kit/state';
import { useSelectedCompany } from 'shared-kit/ui-domain';
import { useState } from 'react';

/**
 * The live key of the URL. Its company is not in the URL but in the route's state, which the list sets. Without state the companies
 * of the user are searched one after the other, beginning with the one that was open last.
 */
export function useKeyOfRoute() {
  const { apiKeyId = '' } = useParams();
  const { state } = useLocation() as { state: unknown };
  const { companies, company: selected, loading } = useSelectedCompany();
  const [companyIndex, setCompanyIndex] = useState(0);

  const requestedId = companyNamedBy(state);
  const rank = ({ id }: Company) => (id === requestedId ? 0 : id === selected?.id ? 1 : 2);
  const company = [...companies].sort((a, b) => rank(a) - rank(b))[companyIndex];
  const liveKey = useLiveOne(company ? apiKeyOf(company.id, apiKeyId) : null);
  if (liveKey.status === 'missing' && companyIndex < companies.length - 1) setCompanyIndex(companyIndex + 1);

  const status = loading ? 'loading' : company ? liveKey.status : 'missing';
  /** Its description, also after it has been removed; undefined if it was never there. */
  const description = useLastKnown(apiKeyId, liveKey.data?.description);
  return { status, company, key: liveKey.data, description, problem: liveKey.problem, retry: liveKey.retry };
}

const companyNamedBy = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'company' in state ? state.company : undefined;
