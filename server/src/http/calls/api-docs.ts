import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/**
 * Its own files only. Swagger UI uses style attributes; the plugin's own policy would also upgrade to https, which a development machine
 * does not serve.
 */
const DOCS_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * OpenAPI 3.1 of the calls that are built: a page at /api/docs, the document itself at /api/docs/json. For engineers on their own machines:
 * its policy is weaker than that of the pages, so it must never be on the origin where customers sign in. The production process does not
 * register it, and a process behind an edge does not show it either.
 */
export async function registerApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Тохь: the calls of the shop',
        version: '1.0.0',
        description:
          'Field names are the specification’s own. A refusal carries `result`, `code` and a text for the customer.',
      },
      components: { securitySchemes: { customer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request, reply) => {
      if (request.headers['x-forwarded-for'] !== undefined) return reply.callNotFound();
    });
    await docs.register(fastifySwaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
  });
}
