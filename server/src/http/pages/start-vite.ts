import fastifyMiddie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';

/** For development: Vite serves the sources of an application inside the process that serves its calls. */
export async function startVite(app: FastifyInstance, root: string): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  const ours = process.listeners('SIGTERM');
  const vite = await createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  // Vite ends the process on SIGTERM at once; here it closes with everything else, after the last answer.
  for (const listener of process.listeners('SIGTERM')) if (!ours.includes(listener)) process.off('SIGTERM', listener);
  await app.register(fastifyMiddie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return vite;
}
