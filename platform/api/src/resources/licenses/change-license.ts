import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { FastifyRequest } from 'fastify';
import { CODE, docPaths, isDocumentId, licenseState, readExpDate, type DomainRef } from 'shared-kit/model';
import { withLimit } from 'shared-kit/model/pacing';
import { actorOf, runChange } from '../../records/record-change';
import { textList } from '../../documents/text-list';
import { requireNotBeingRemoved } from '../../documents/domain-removal';
import { apiError } from '../../http/api-error';
import { inTime } from '../../http/time-budget';
import { beginLicenseChange, type LicenseServices } from '../../work/licenses/license-changes';

const hasEnded = (license: DocumentSnapshot): boolean =>
  licenseState({ isActive: true, expDate: readExpDate(license.get('expDate')) }, Date.now()) === 'expired';

/** How long the call waits for the profiles: those of thousands of users are then written after the answer. */
const PROFILES_MS = 5000;

/**
 * Changes licence and domain in one transaction, so that they agree, then the profiles of the domain's users (D-124). When only the licence or
 * only the domain has the entry, as earlier versions could leave it, both have it afterwards, or neither.
 */
async function change(
  { firebase: { firestore }, timeBudget, licenseChanges, track }: LicenseServices,
  request: FastifyRequest,
  domain: DomainRef,
  licenseKey: string,
  action: 'licenses.create' | 'licenses.delete',
  check: (sides: { isOnLicense: boolean; isOnDomain: boolean; license: DocumentSnapshot }) => void,
): Promise<void> {
  if (!isDocumentId(licenseKey)) throw apiError(CODE.licenseNotFound);
  const actor = actorOf(request);
  const licensePath = docPaths.license(domain.company, licenseKey);
  const adds = action === 'licenses.create';

  const marker = await inTime(timeBudget, (time) =>
    runChange(firestore, actor, async (transaction, record) => {
      const stored = await transaction.get(firestore.doc(docPaths.domain(domain)));
      const license = await transaction.get(firestore.doc(licensePath));
      requireNotBeingRemoved(stored);
      const isOnLicense = textList(license, 'authDomains').includes(domain.domain);
      const isOnDomain = textList(stored, 'authLicenses').includes(licenseKey);
      check({ isOnLicense, isOnDomain, license });

      time.check();
      const list = adds ? FieldValue.arrayUnion : FieldValue.arrayRemove;
      transaction.update(stored.ref, { authLicenses: list(licenseKey) });
      if (license.exists) transaction.update(license.ref, { authDomains: list(domain.domain) });
      record({
        action,
        target: licensePath,
        name: String(license.get('description') ?? ''),
        domain: domain.domain,
        fields: ['authDomains', 'authLicenses'],
      });
      return beginLicenseChange(firestore, transaction, { domain, license: licenseKey });
    }),
  );
  const profiles = track(licenseChanges.finish(marker, { domain, license: licenseKey })).catch((err: unknown) =>
    request.log.error({ err }, 'a licence is not in all profiles yet'),
  );
  await withLimit(profiles, PROFILES_MS, () => undefined);
}

/**
 * Refuses a licence that does not exist (`licenseNotFound`), is switched off or another company's (`licenseNotFoundOrUnauthorized`), has
 * expired (`licenseExpired`) or is on the domain already (`licenseAlreadyAuthorized`).
 */
export function addLicense(services: LicenseServices, request: FastifyRequest, domain: DomainRef, licenseKey: string): Promise<void> {
  return change(services, request, domain, licenseKey, 'licenses.create', ({ isOnLicense, isOnDomain, license }) => {
    if (!license.exists) throw apiError(CODE.licenseNotFound);
    const owner: unknown = license.get('company');
    const isTheirs = owner === undefined || owner === domain.company;
    if (!isTheirs || license.get('isActive') !== true) throw apiError(CODE.licenseNotFoundOrUnauthorized);
    if (hasEnded(license)) throw apiError(CODE.licenseExpired);
    if (isOnLicense && isOnDomain) throw apiError(CODE.licenseAlreadyAuthorized);
  });
}

/** Refuses a licence that does not exist (`licenseNotFound`) or is not on the domain any more (`licenseNoLongerAuthorized`). */
export function removeLicense(services: LicenseServices, request: FastifyRequest, domain: DomainRef, licenseKey: string): Promise<void> {
  return change(services, request, domain, licenseKey, 'licenses.delete', ({ isOnLicense, isOnDomain, license }) => {
    if (isOnLicense || isOnDomain) return;
    throw apiError(license.exists ? CODE.licenseNoLongerAuthorized : CODE.licenseNotFound);
  });
}
