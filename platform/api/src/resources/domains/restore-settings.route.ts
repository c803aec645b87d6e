import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import {
  CODE,
  problem,
  readSettings,
  restoreSettingsParts,
  type DomainRef,
  type DomainSettings,
  type Message,
  type RestorablePart,
} from 'shared-kit/model';
import type { Static } from 'typebox';
import { requireAccess, type AccessServices } from '../../access/require-access';
import { requireDomain } from '../../access/require-domain';
import { apiError, valueOf } from '../../http/api-error';
import { withDeadline } from '../../http/deadline';
import { success } from '../../http/envelope';
import { LISTS } from '../../http/json-body';
import type { ChangeServices } from '../../records/record-change';
import { changeSettings } from '../../settings/change-settings';
import { defaultTextsFor } from '../../settings/default-texts';
import { settingsVersion } from '../../settings/latest-settings';
import { restoreSettingsSchema, type SettingsPartName } from './restore-settings.schema';

function partOf({ kind, name }: Static<typeof SettingsPartName>, index: number): RestorablePart {
  const field = `parts.${index}.name`;
  if (kind !== 'texts') {
    if (name === undefined) throw apiError(CODE.missingFields, { args: [field], field });
    return { kind, name };
  }
  if (name !== undefined) throw apiError(CODE.unexpectedFields, { args: [field], field });
  return { kind };
}

/** The answer, which says how many of the parts were as in the older version already. */
function answerOf(all: readonly RestorablePart[], unchanged: readonly RestorablePart[]): Message {
  if (unchanged.length === 0) return problem(CODE.domainUpdated);
  if (unchanged.length === all.length) return problem(CODE.domainUpdated, { key: 'domain.nothingToRestore' });
  return problem(CODE.domainUpdated, { key: 'domain.restoredPartly', args: [unchanged.length, all.length] });
}

/** `POST /domains/restore`: parts of an older version of the settings as a new one (D-106, ADR-0021). */
export function restoreSettingsRoute(services: AccessServices & ChangeServices): FastifyPluginAsyncTypebox {
  const { firestore } = services.firebase;

  /** The version to restore from; `domainSettings` when there is none of that id. Read outside of the transaction: versions never change. */
  async function versionOf(request: FastifyRequest, domain: DomainRef, id: string): Promise<DomainSettings> {
    const ref = settingsVersion(firestore, domain, id);
    const stored = ref && (await withDeadline(ref.get()));
    if (!stored?.exists) throw apiError(CODE.domainSettings);
    return readSettings(stored.data()!, defaultTextsFor(request));
  }

  return async (app) => {
    const onRequest = requireAccess(services, { parent: true });
    app.post('/domains/restore', { schema: restoreSettingsSchema, config: { json: LISTS }, onRequest }, async (request) => {
      const { version, basedOn } = request.body;
      const parts = request.body.parts.map(partOf);
      if (parts.length === 0) throw apiError(CODE.requiredField, { args: ['parts'], field: 'parts' });
      const domain = await requireDomain(request, request.body.domain);
      const old = await versionOf(request, domain, version);
      let unchanged: readonly RestorablePart[] = [];
      await changeSettings(services, request, domain, {
        action: 'domains.restore',
        name: domain.domain,
        basedOn,
        parts,
        change: (settings) => {
          const restored = valueOf(restoreSettingsParts(settings, old, parts));
          unchanged = restored.unchanged;
          return restored.changes;
        },
      });
      return success(answerOf(parts, unchanged));
    });
  };
}
