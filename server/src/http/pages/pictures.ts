import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Media, MediaAway, SHOWN_FOLDERS } from '../../media/open-media.ts';

/** A missing picture is drawn: the roof ring on the ground colour of product pictures (spec §2). */
const PLACEHOLDER = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" role="img" aria-label="Зураг алга">
<path fill="#F5F2EC" d="M0 0h800v800H0z"/><g fill="none" stroke="#D9D0C2" stroke-width="20">
<circle cx="400" cy="400" r="110"/><path d="M400 290v220M290 400h220"/><circle cx="400" cy="400" r="48" fill="#F5F2EC"/></g></svg>`;

export interface ShownMedia {
  mediaDir: string;
  /** Fetches missing files from a store; without it the folder is complete. */
  media?: Pick<Media, 'bring'> | undefined;
}

/**
 * The media folder of the environment; staff uploads or a mounted object store may take its place. File names carry a hash of the content,
 * so they may be cached for ever.
 */
export async function registerPictures(app: FastifyInstance, { mediaDir, media }: ShownMedia): Promise<void> {
  for (const folder of SHOWN_FOLDERS) {
    await app.register(
      async (pictures) => {
        if (media !== undefined)
          pictures.addHook<{ Params: { '*'?: string } }>('onRequest', async ({ params, log }, reply) => {
            try {
              await media.bring(folder, params['*'] ?? '');
            } catch (err) {
              // A picture that is only unreachable must not be cached as missing: the edge shows its copy.
              if (!(err instanceof MediaAway)) log.error({ err }, 'a picture was not brought');
              const away = reply.code(503).header('cache-control', 'no-store').header('retry-after', '5');
              return away.type('image/svg+xml').send(PLACEHOLDER);
            }
            return undefined;
          });
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
