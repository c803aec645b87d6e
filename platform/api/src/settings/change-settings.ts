import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { FastifyRequest } from 'fastify';
import {
  CODE,
  differencesOf,
  docPaths,
  domainTexts,
  firestorePaths,
  readSettings,
  settingsDifferences,
  type ChangeAction,
  type DomainRef,
  type DomainSettings,
  type SettingsDefaults,
  type SettingsPart,
} from 'shared-kit/model';
import { actorOf, runChange, type ChangeServices } from '../records/record-change';
import { requireNotBeingRemoved } from '../documents/domain-removal';
import { apiError } from '../http/api-error';
import { inTime } from '../http/time-budget';
import { defaultTextsFor } from './default-texts';
import { newestSettings, settingsVersion } from './latest-settings';
import { changedDocument, emptySettings, settingsDocument } from './settings-document';

export interface SettingsChange {
  action: ChangeAction;
  /** Name of the label, field or domain that changes, for the record. */
  name: string;
  /** Id of the settings document that the editor started from, and the parts of it that they change (D-45). */
  basedOn?: string | undefined;
  parts?: readonly SettingsPart[];
  /**
   * Computes the changes from the current settings, or throws to refuse. Runs again when the transaction is tried again.
   */
  change: (settings: DomainSettings) => Partial<DomainSettings>;
  /** Stores the files that the new settings name, right before these are written; not called when nothing changes. May run more than once. */
  prepare?: () => Promise<unknown>;
}

/** The refusal of a change by a caller who follows the data and need not load anything again (D-03, D-45). */
export const changedMeanwhile = () => apiError(CODE.dataChanged, { key: 'err.changedMeanwhile' });

/** The settings that the editor started from; `dataChanged` when they are gone, because the domain was removed and created again. */
async function settingsAt(
  firestore: Firestore,
  transaction: Transaction,
  domain: DomainRef,
  version: string,
  defaults: SettingsDefaults,
): Promise<DomainSettings> {
  const ref = settingsVersion(firestore, domain, version);
  const stored = ref && (await transaction.get(ref));
  if (!stored?.exists) throw changedMeanwhile();
  return readSettings(stored.data()!, defaults);
}

/** 5 when one of the parts is not as the editor saw it (D-45, two editors). */
function refuseIfChanged(before: DomainSettings, now: DomainSettings, parts: readonly SettingsPart[]): void {
  const differences = settingsDifferences(before, now);
  if (parts.some((part) => differencesOf(differences, part).length > 0)) throw changedMeanwhile();
}

/**
 * Reads the latest settings and writes a new full document in one transaction (D-44), with its record. Nothing is
 * written when nothing changes, so that a request that is repeated leaves no trace.
 */
export async function changeSettings(
  { firebase: { firestore }, timeBudget }: ChangeServices,
  request: FastifyRequest,
  domain: DomainRef,
  { action, name, basedOn, parts = [], change, prepare }: SettingsChange,
): Promise<void> {
  const actor = actorOf(request);
  const defaults = defaultTextsFor(request);
  const target = docPaths.domain(domain);

  await inTime(timeBudget, (time) =>
    runChange(firestore, actor, async (transaction, record) => {
      const stored = await transaction.get(firestore.doc(target));
      requireNotBeingRemoved(stored);
      const newest = (await transaction.get(newestSettings(firestore, domain))).docs[0];
      const isOlder = basedOn !== undefined && basedOn !== newest?.id;
      const base = isOlder ? await settingsAt(firestore, transaction, domain, basedOn, defaults) : null;
      const settings = newest ? readSettings(newest.data(), defaults) : emptySettings(defaults);
      const changes = change(settings);
      const document = newest
        ? changedDocument(newest.data(), settings, changes, actor)
        : settingsDocument({ ...settings, ...changes }, actor);
      if (!document) return;
      if (base) refuseIfChanged(base, settings, parts);
      time.check();
      await prepare?.();
      const ref = firestore.collection(firestorePaths.settings(domain)).doc();
      transaction.create(ref, document);
      const [copies, before] = [domainTexts({ ...settings, ...changes }), domainTexts(stored.data() ?? {})];
      if (!isDeepStrictEqual(copies, before)) transaction.update(stored.ref, { ...copies });
      const version = { id: ref.id, before: newest?.id ?? null };
      const fields = (Object.keys(changes) as (keyof DomainSettings)[]).filter((key) => !isDeepStrictEqual(changes[key], settings[key]));
      record({ action, target, name, fields, settings: version });
    }),
  );
}
