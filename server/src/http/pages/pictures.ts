import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A missing picture is drawn, not broken: the roof ring on the ground that product pictures stand on (spec §2). */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" role="img" aria-label="Зураг алга">
<path fill="#F5F2EC" d="M0 0h800v800H0z"/><g fill="none" stroke="#D9D0C2" stroke-width="20">
<circle cx="400" cy="400" r="110"/><path d="M400 290v220M290 400h220"/><circle cx="400" cy="400" r="48" fill="#F5F2EC"/></g></svg>`;

/** /images/product and /images/brand are the spec's (§7); rooms, icons and 3D models are ours. */
const FOLDERS = ['product', 'brand', 'room', 'icon', 'model'];

/**
 * The media folder of the environment, so that staff uploads or a mounted object store may stand in its place. File names
 * carry a hash of their content, so they may be kept for ever.
 */
export async function registerPictures(app: FastifyInstance, mediaDir: string): Promise<void> {
  for (const folder of FOLDERS) {
    await app.register(
      async (pictures) => {
        pictures.setNotFoundHandler((_request, reply) =>
          reply.code(404).header('cache-control', 'public, max-age=60').type('image/svg+xml').send(PLACEHOLDER),
        );
        await pictures.register(fastifyStatic, {
          root: join(mediaDir, folder),
          index: false,
          maxAge: '365d',
          immutable: true,
          decorateReply: false,
          schemaHide: true,
        });
      },
      { prefix: `/images/${folder}` },
    );
  }
}
