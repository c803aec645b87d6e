import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { requireAccess, type AccessServices } from '../../access/require-access';
import { requireDomain } from '../../access/require-domain';
import type { LicenseServices } from '../../work/licenses/license-changes';
import { addLicense, removeLicense } from './change-license';
import { addLicenseSchema, removeLicenseSchema } from './licenses.schema';

/** `POST` and `DELETE /licenses` (D-47). */
export function licenseRoutes(services: AccessServices & LicenseServices): FastifyPluginAsyncTypebox {
  const onRequest = requireAccess(services, { parent: true });
  return async (app) => {
    app.post('/licenses', { schema: addLicenseSchema, onRequest }, async (request) => {
      const domain = await requireDomain(request, request.body.domain);
      await addLicense(services, request, domain, request.body.licenseKey);
    });

    app.delete('/licenses', { schema: removeLicenseSchema, onRequest }, async (request) => {
      const domain = await requireDomain(request, request.body.domain);
      await removeLicense(services, request, domain, request.body.licenseKey);
    });
  };
}
