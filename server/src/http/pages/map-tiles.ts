import { MAP_TILES } from '@tokhi/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { LimitBy } from '../limits/rate-limit.ts';

/** The port that the checkout module implements. */
export type ShowMapTile = (tile: {
  zoom: number;
  x: number;
  y: number;
}) => Promise<{ bytes: Buffer; type: string } | 'none' | 'away'>;

/** Streets rarely change: a browser keeps a tile for a week, the edge for a month, and longer while the service does not answer. */
const KEPT = 'public, max-age=604800, s-maxage=2592000, stale-if-error=2592000';

const asNumber = (typed: string): number => (/^\d{1,8}$/.test(typed) ? Number(typed) : Number.NaN);

/**
 * Tiles under our own origin: the policy of the pages allows no other, and the tile service sees no customer. They are served among the
 * files, because the edge caches those.
 */
export function registerMapTiles(app: FastifyInstance, show: ShowMapTile, limitBy: LimitBy): void {
  app.get<{ Params: { zoom: string; x: string; y: string } }>(
    `${MAP_TILES}/:zoom/:x/:y`,
    { schema: { hide: true }, onRequest: limitBy('mapping') },
    async ({ params: { zoom, x, y } }, reply) => {
      const tile = await show({ zoom: asNumber(zoom), x: asNumber(x), y: asNumber(y) });
      if (tile === 'none') return reply.code(404).header('cache-control', 'public, max-age=60').send();
      if (tile === 'away') return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '30' }).send();
      return reply.header('cache-control', KEPT).type(tile.type).send(tile.bytes);
    },
  );
}
