import { companyName, type Company } from '../model';
import { useParams } from '../router';
import { useAccount, useLastKnown } from '../state';

interface RouteCompany {
  status: 'loading' | 'ready' | 'error' | 'missing';
  /** The id in the URL, which may not exist. */
  id: string;
  company: Company | undefined;
  /** The name to show, also after the user has lost the company; the id if it does not exist. */
  name: string;
}

/**
 * The company in the URL. It is `missing` when it is not in the user's profile. Nothing is read in that case, because the security rules would
 * deny it. A page whose company is in the route's state passes the id.
 */
export function useRouteCompany(ofState?: string): RouteCompany {
  const params = useParams();
  const id = ofState ?? params['company'] ?? '';
  const { companies, companiesLoaded } = useAccount();
  const company = companies.find((one) => one.id === id);
  const status = company ? 'ready' : companiesLoaded ? 'missing' : 'loading';
  const name = useLastKnown(id, company && companyName(company)) ?? id;
  return { status, id, company, name };
}
