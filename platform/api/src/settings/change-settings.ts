import type { FastifyRequest } from 'fastify';
import { CODE, DEFAULT_SETTINGS_TEXTS, docPaths, firestorePaths, readSettings, type DomainRef, type DomainSettings } from 'shared-kit/model';
import { actorOf, recordChange, type AuditAction } from '../audit/record-change';
import { apiError } from '../http/api-error';
import { orUndo } from '../http/or-undo';
import type { Services } from '../services';
import { newestSettings } from './latest-settings';
import { changedDocument, EMPTY_SETTINGS, settingsDocument } from './settings-document';

export interface SettingsChange {
  action: AuditAction;
  /**
   * The parts that become different, computed from the settings as they are. Runs again when somebody else was quicker.
   * Refuses by throwing.
   */
  change: (settings: DomainSettings) => Partial<DomainSettings> | Promise<Partial<DomainSettings>>;
  /** What changes lies beside the settings: a document is written also when they stay as they are. */
  always?: boolean;
  /** Takes back what `change` did beside the database, when nothing was written. */
  undo?: () => Promise<void>;
}

/**
 * Reads the latest settings and writes a new full document in one transaction (decision D-44), with its record. Nothing is
 * written when nothing changes, so that a request that is repeated leaves no trace.
 */
export async function changeSettings(
  { firebase: { firestore }, timeBudget }: Services,
  request: FastifyRequest,
  domain: DomainRef,
  { action, change, always = false, undo }: SettingsChange,
): Promise<void> {
  const budget = timeBudget();
  const actor = actorOf(request);
  const target = docPaths.domain(domain);
  const written = firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(firestore.doc(target));
    if (!stored.exists) throw apiError(CODE.domainAccess);
    const newest = (await transaction.get(newestSettings(firestore, domain))).docs[0];
    const changes = await change(newest ? readSettings(newest.data(), DEFAULT_SETTINGS_TEXTS) : EMPTY_SETTINGS);
    const document = newest
      ? changedDocument(newest.data(), changes, actor.uid, always)
      : settingsDocument({ ...EMPTY_SETTINGS, ...changes }, actor.uid);
    if (!document) return;
    budget.check();
    transaction.create(firestore.collection(firestorePaths.settings(domain)).doc(), document);
    recordChange(firestore, transaction, actor, { action, target, fields: Object.keys(changes) });
  });
  // Not when the request gives up but when the transaction does: until then it may still be written.
  await budget.run(undo ? orUndo(written, undo) : written);
}
