import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { COMMON_CODES } from './call-notes';

/** Collects the schemas of all routes registered after it; `GET openapi.json` shows them. */
export async function installOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      // The document's type has no extensions.
      ...{ 'x-codes': COMMON_CODES },
      info: { title: 'Inventory platform', version: '1', description: 'Every call of the console to the platform.' },
      components: {
        securitySchemes: {
          idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
          apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
        },
      },
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
