import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { CODE, problem } from 'shared-kit/model';
import { requireAccess } from '../../access/require-access';
import { requireDomain } from '../../access/require-domain';
import { success } from '../../http/envelope';
import type { Services } from '../../services';
import { addLicense, removeLicense } from './change-license';
import { addLicenseSchema, removeLicenseSchema } from './licenses.schema';

/** `POST` and `DELETE /licenses` (decision D-47). */
export function licenseRoutes(services: Services): FastifyPluginAsyncTypebox {
  const onRequest = requireAccess(services, { roles: ['keyUser'], parent: true });
  return async (app) => {
    app.post('/licenses', { schema: addLicenseSchema, onRequest }, async (request) => {
      const domain = await requireDomain(request, request.body.domain);
      await addLicense(services, request, domain, request.body.licenseKey);
      return success(problem(CODE.licenseAdded));
    });

    app.delete('/licenses', { schema: removeLicenseSchema, onRequest }, async (request) => {
      const domain = await requireDomain(request, request.body.domain);
      await removeLicense(services, request, domain, request.body.licenseKey);
      return success(problem(CODE.licenseRemoved));
    });
  };
}
