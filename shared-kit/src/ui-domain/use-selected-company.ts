import type { Company } from '../model';
import { useAccount } from '../state';
import { useOwnPreference } from '../state/use-preference';

const PREFERENCE = 'selectedCompany';

const anyCompany = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

interface SelectedCompany {
  /** The companies of the profile, live and in the order of the profile. */
  companies: readonly Company[];
  /** Undefined while the companies are being read, and when there are none. */
  company: Company | undefined;
  loading: boolean;
  select: (company: string) => void;
}

/**
 * The company that the pages for users, domains and keys show. It is stored for each user, shared by these pages, and survives a sign-out.
 * If it is no longer in the profile, the first company is used (D-99).
 */
export function useSelectedCompany(): SelectedCompany {
  const { companies, companiesLoaded, profile } = useAccount();
  const [remembered, remember] = useOwnPreference(PREFERENCE, anyCompany);
  const company = companies.find(({ id }) => id === remembered) ?? companies[0];
  return { companies, company, loading: !companiesLoaded && profile?.companies.length !== 0, select: remember };
}
