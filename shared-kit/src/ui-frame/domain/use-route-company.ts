import type { Company, Message } from '../../model';
import { useParams } from '../../router';
import { useAccount } from '../../state';

export interface RouteCompany {
  status: 'loading' | 'ready' | 'error' | 'missing';
  /** As the address says it, which may be nonsense. */
  id: string;
  company: Company | undefined;
  /** What to call it on screen, whether it exists or not. */
  name: string;
  problem?: Message | undefined;
}

/**
 * The company in the address. It is `missing` when it is none of the user's: the rules would refuse to read it, so nothing is
 * asked about a company that does not exist or belongs to somebody else.
 */
export function useRouteCompany(): RouteCompany {
  const { company: id = '' } = useParams();
  const { companies, companiesLoaded } = useAccount();
  const company = companies.find((one) => one.id === id);
  const status = company ? 'ready' : companiesLoaded ? 'missing' : 'loading';
  return { status, id, company, name: company?.exhibitionName || id };
}
