import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { FastifyRequest } from 'fastify';
import {
  CODE,
  docPaths,
  domainTexts,
  firestorePaths,
  isSameName,
  readSettings,
  type DomainRef,
  type DomainSettings,
} from 'shared-kit/model';
import { actorOf, runChange, type ChangeServices } from '../../records/record-change';
import { apiError } from '../../http/api-error';
import { inTime, type TimeBudget } from '../../http/time-budget';
import { CopiedLabelPictures } from '../../settings/label-pictures';
import { domainRemovalRef } from '../../work/removals/removal';
import { defaultTextsFor } from '../../settings/default-texts';
import { changedMeanwhile } from '../../settings/change-settings';
import { newestSettings } from '../../settings/latest-settings';
import { emptySettings, settingsDocument } from '../../settings/settings-document';
import { writeSummary } from '../../work/summaries/summarize-domain';
import { isBeingRemoved } from '../../documents/domain-removal';

export interface NewDomain {
  ref: DomainRef;
  parentUid: string;
  copyDomain: string | undefined;
  /** The company's domains that the caller has seen (D-45). */
  currentDomains: readonly string[];
}

function refuseIfChanged(domains: readonly string[], { ref, currentDomains }: NewDomain): void {
  // Checked first: a repeated request finds the domain that it made itself, which must not be answered with "the data has changed".
  if (domains.some((name) => isSameName(name, ref.domain))) throw apiError(CODE.domainExists, { field: 'domain' });
  const seen = new Set(currentDomains);
  if (seen.size !== domains.length || domains.some((name) => !seen.has(name))) throw changedMeanwhile();
}

/** Creates domain and settings and lists the domain with its company and parent, in one transaction (D-44). */
export async function createDomain(services: ChangeServices, request: FastifyRequest, domain: NewDomain): Promise<void> {
  const { firestore, bucket } = services.firebase;
  const { ref, parentUid, copyDomain } = domain;
  const actor = actorOf(request);
  const pictures = new CopiedLabelPictures(bucket, { ...ref, domain: copyDomain ?? '' }, ref);
  // A new domain stores all texts in its creator's language, also those that the copied settings lack (DSET-14).
  const defaults = defaultTextsFor(request);
  const at = (path: string) => firestore.doc(path);

  async function copied(transaction: Transaction, domains: readonly string[]): Promise<DomainSettings> {
    if (copyDomain === undefined) return emptySettings(defaults);
    if (!domains.includes(copyDomain)) throw apiError(CODE.domainAccess);
    const newest = (await transaction.get(newestSettings(firestore, { ...ref, domain: copyDomain }))).docs[0];
    if (!newest) throw apiError(CODE.domainSettings);
    const settings = readSettings(newest.data(), defaults);
    const labelDesigns = await Promise.all(
      settings.labelDesigns.map(async (label) => ({
        ...label,
        picture: label.picture === null ? null : await pictures.copy(label.picture, label.name),
      })),
    );
    // What is about the source domain alone stays with it.
    return { ...settings, ...domainTexts({}), labelDesigns };
  }

  /** Removes the copied pictures, unless another request has created the domain: its copies have the same paths. */
  async function removeCopiedPictures(): Promise<void> {
    const { exists } = await at(docPaths.domain(ref)).get();
    if (!exists) await pictures.undo();
  }

  const write = (time: TimeBudget) =>
    runChange(firestore, actor, async (transaction, record) => {
      const company = await transaction.get(at(docPaths.company(ref.company)));
      const { docs } = await transaction.get(firestore.collection(firestorePaths.domains(ref.company)).select('removal'));
      const removal = await transaction.get(domainRemovalRef(firestore, ref));
      // An earlier domain of this name is still being removed, which would remove the new documents too.
      if (removal.exists) throw apiError(CODE.dataChanged, { key: 'err.domainBeingRemoved' });
      const domains = docs.filter((one) => !isBeingRemoved(one)).map(({ id }) => id);
      const beingRemoved = docs.filter(isBeingRemoved).map(({ id }) => id);
      refuseIfChanged(domains, { ...domain, currentDomains: domain.currentDomains.filter((id) => !beingRemoved.includes(id)) });
      if (!company.exists) throw apiError(CODE.dbInconsistency, { args: [ref.company] });
      const settings = settingsDocument(await copied(transaction, domains), actor);

      time.check();
      transaction.create(at(docPaths.domain(ref)), { name: ref.domain, parent: parentUid, authLicenses: [] });
      transaction.create(firestore.collection(firestorePaths.settings(ref)).doc(), settings);
      transaction.update(company.ref, { authDomains: FieldValue.arrayUnion(ref.domain) });
      transaction.update(at(docPaths.user(parentUid)), { authDomains: FieldValue.arrayUnion(ref.domain) });
      record({ action: 'domains.create', target: docPaths.domain(ref), name: ref.domain });
    });
  await inTime(services.timeBudget, (time) =>
    write(time).catch(async (error: unknown) => {
      // An error here must not hide the reason for the failure.
      await removeCopiedPictures().catch(() => undefined);
      throw error;
    }),
  );
  // The start page reads summaries: without one, the new domain would be missing there until the next full hour.
  await writeSummary(firestore, ref).catch((error: unknown) => request.log.error({ err: error }, 'a summary failed'));
}
