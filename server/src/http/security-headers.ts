import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Nothing that this process answers may load, frame or run anything, unless the answer itself allows more: pages set a policy with the
 * hashes of their own scripts (storefront), the API documents set theirs.
 */
export async function registerSecurityHeaders(app: FastifyInstance, usesCamera = false): Promise<void> {
  const camera = usesCamera ? 'camera=(self)' : 'camera=()';
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    // The Google popup of the login page must be able to talk to its opener (spec §4, Login state).
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (request, reply) => {
    // An answer of the API is personal or true only at that moment; one that may be cached says so itself.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    reply.header('permissions-policy', `${camera}, microphone=(), geolocation=(self), payment=()`);
  });
}
