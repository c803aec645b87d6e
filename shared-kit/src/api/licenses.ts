import type { ApiResult } from './call';
import { callApi } from './client';
import type { OwnedDomain } from './domains';

interface LicenseOfDomain extends OwnedDomain {
  /** The id of the licence's document (D-47). */
  licenseKey: string;
}

/** Adds a licence to a domain (API-20, LIC-06). */
export function addLicense({ company, parentUid, ...body }: LicenseOfDomain): Promise<ApiResult> {
  return callApi({ method: 'POST', path: 'licenses', company, parentUid, body });
}

/** Removes a licence from a domain (API-21, DSET-20). */
export function removeLicense({ company, parentUid, ...body }: LicenseOfDomain): Promise<ApiResult> {
  return callApi({ method: 'DELETE', path: 'licenses', company, parentUid, body });
}
