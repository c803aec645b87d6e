import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { checkSettingsTexts } from 'shared-kit/model';
import { requireAccess, type AccessServices } from '../../access/require-access';
import { requireDomain } from '../../access/require-domain';
import { valueOf } from '../../http/api-error';
import type { ChangeServices } from '../../records/record-change';
import { changeSettings } from '../../settings/change-settings';
import { updateDomainSchema } from './update-domain.schema';

/** `PATCH /domains` (D-49): labels and manual fields have calls of their own and stay as they are. */
export function updateDomainRoute(services: AccessServices & ChangeServices): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.patch('/domains', { schema: updateDomainSchema, onRequest: requireAccess(services, { parent: true }) }, async (request) => {
      const domain = await requireDomain(request, request.body.domain);
      await changeSettings(services, request, domain, {
        action: 'domains.update',
        name: domain.domain,
        basedOn: request.body.basedOn,
        parts: [{ kind: 'texts' }],
        // Pages that were opened before a text existed do not send it: it stays as it is.
        change: (settings) => valueOf(checkSettingsTexts({ ...settings, ...request.body.settings })),
      });
    });
  };
}
