import { domainOf } from '../firebase/data';
import type { Company, Domain, DomainRef, Message } from '../model';
import { useParams } from '../router';
import { useLiveOne } from '../state';
import { useRouteCompany } from './use-route-company';

export interface RouteDomain {
  status: 'loading' | 'ready' | 'error' | 'missing';
  /** Whether company or domain does not exist, when the status is `missing`. */
  missing: 'company' | 'domain';
  /** The ids of company and domain. */
  ref: DomainRef;
  company: Company | undefined;
  companyName: string;
  domain: Domain | undefined;
  problem?: Message | undefined;
  retry: () => void;
}

/** The domain in the URL and its company, live. A page whose domain is in the route's state passes that one. */
export function useRouteDomain(ofState?: DomainRef): RouteDomain {
  const params = useParams();
  const { company: id = '', domain = '' } = ofState ?? params;
  const { company, name, status: ofCompany } = useRouteCompany(id);
  const ref = { company: id, domain };
  const { data, status, problem, retry } = useLiveOne(company ? domainOf(ref) : null);
  const shared = { ref, company, companyName: name, domain: data, retry };
  return company ? { ...shared, status, problem, missing: 'domain' } : { ...shared, status: ofCompany, missing: 'company' };
}
