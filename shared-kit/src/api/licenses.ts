import { companyCall } from './client';
import type { OwnedDomain } from './domains';

interface LicenseOfDomain extends OwnedDomain {
  /** The id of the licence's document (D-47). */
  licenseKey: string;
}

/** Adds a licence to a domain (API-20, LIC-06). */
export const addLicense = companyCall<LicenseOfDomain>('POST', 'licenses');

/** Removes a licence from a domain (API-21, DSET-20). */
export const removeLicense = companyCall<LicenseOfDomain>('DELETE', 'licenses');
