import { FieldValue, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { FastifyRequest } from 'fastify';
import { CODE, docPaths, isDocumentId, licenseState, readExpDate, type DomainRef } from 'shared-kit/model';
import { actorOf, runChange, type ChangeServices } from '../../records/record-change';
import { textList } from '../../documents/text-list';
import { requireNotBeingRemoved } from '../../documents/domain-removal';
import { usersOfDomain } from '../../documents/users-of-domain';
import { apiError } from '../../http/api-error';
import { inTime } from '../../http/time-budget';

const hasEnded = (license: DocumentSnapshot): boolean =>
  licenseState({ isActive: true, expDate: readExpDate(license.get('expDate')) }, Date.now()) === 'expired';

/**
 * Changes licence, domain and users in one transaction, so that they agree. When only the licence or only the domain has the
 * entry, as earlier versions could leave it, both have it afterwards, or neither.
 */
async function change(
  { firebase: { firestore }, timeBudget }: ChangeServices,
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

  await inTime(timeBudget, (time) =>
    runChange(firestore, actor, async (transaction, record) => {
      const stored = await transaction.get(firestore.doc(docPaths.domain(domain)));
      const license = await transaction.get(firestore.doc(licensePath));
      requireNotBeingRemoved(stored);
      const isOnLicense = textList(license, 'authDomains').includes(domain.domain);
      const isOnDomain = textList(stored, 'authLicenses').includes(licenseKey);
      check({ isOnLicense, isOnDomain, license });

      // Users have the licences of all their domains (D-39).
      const users = await usersOfDomain(firestore, domain, transaction);
      const elsewhere = textList(license, 'authDomains').filter((id) => id !== domain.domain);
      const losing = users.filter((user) => !textList(user, 'authDomains').some((id) => elsewhere.includes(id)));
      time.check();
      const list = adds ? FieldValue.arrayUnion : FieldValue.arrayRemove;
      transaction.update(stored.ref, { authLicenses: list(licenseKey) });
      if (license.exists) transaction.update(license.ref, { authDomains: list(domain.domain) });
      for (const user of adds ? users : losing) transaction.update(user.ref, { authLicenses: list(licenseKey) });
      record({
        action,
        target: licensePath,
        name: String(license.get('description') ?? ''),
        domain: domain.domain,
        fields: ['authDomains', 'authLicenses'],
      });
    }),
  );
}

/** Refuses a licence that does not exist (312), is switched off or another company's (315), has expired (101) or is on the domain already (313). */
export function addLicense(services: ChangeServices, request: FastifyRequest, domain: DomainRef, licenseKey: string): Promise<void> {
  return change(services, request, domain, licenseKey, 'licenses.create', ({ isOnLicense, isOnDomain, license }) => {
    if (!license.exists) throw apiError(CODE.licenseNotFound);
    const owner: unknown = license.get('company');
    const isTheirs = owner === undefined || owner === domain.company;
    if (!isTheirs || license.get('isActive') !== true) throw apiError(CODE.licenseNotFoundOrUnauthorized);
    if (hasEnded(license)) throw apiError(CODE.licenseExpired);
    if (isOnLicense && isOnDomain) throw apiError(CODE.licenseAlreadyAuthorized);
  });
}

/** Refuses a licence that does not exist (312) or is not on the domain any more (314). */
export function removeLicense(services: ChangeServices, request: FastifyRequest, domain: DomainRef, licenseKey: string): Promise<void> {
  return change(services, request, domain, licenseKey, 'licenses.delete', ({ isOnLicense, isOnDomain, license }) => {
    if (isOnLicense || isOnDomain) return;
    throw apiError(license.exists ? CODE.licenseNoLongerAuthorized : CODE.licenseNotFound);
  });
}
