import { domainOf } from '../../firebase/data';
import type { Company, Domain, DomainRef, Message } from '../../model';
import { useParams } from '../../router';
import { useLiveOne } from '../../state';
import { useRouteCompany } from './use-route-company';

export interface RouteDomain {
  status: 'loading' | 'ready' | 'error' | 'missing';
  /** Which of the two does not exist, when the status is `missing`. */
  missing: 'company' | 'domain';
  /** Company and domain of the address. */
  ref: DomainRef;
  company: Company | undefined;
  companyName: string;
  domain: Domain | undefined;
  problem?: Message | undefined;
  retry: () => void;
}

/** The domain in the address and its company, live. */
export function useRouteDomain(): RouteDomain {
  const { domain: id = '' } = useParams();
  const found = useRouteCompany();
  const ref = { company: found.id, domain: id };
  const { data, status, problem, retry } = useLiveOne(found.company ? domainOf(ref) : null);
  const shared = { ref, company: found.company, companyName: found.name, domain: data, retry };
  return found.company ? { ...shared, status, problem, missing: 'domain' } : { ...shared, status: found.status, missing: 'company' };
}
