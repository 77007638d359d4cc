import type { FastifyInstance } from 'fastify';
import type { Switches } from '../switches.ts';
import { drawTile } from './draw-tile.ts';

const DEEPEST = 22;

/** A standard tile server: `/tiles/{z}/{x}/{y}.png`, 404 for what is not on the map. */
export function tilesRoutes(web: FastifyInstance, switches: Switches): void {
  web.get<{ Params: { z: string; x: string; file: string } }>(
    '/tiles/:z/:x/:file',
    { preHandler: switches.guard('tiles') },
    async ({ params }, reply) => {
      const [zoom, x, y] = [params.z, params.x, /^(\d+)\.png$/.exec(params.file)?.[1]].map(Number);
      const isOnMap = (at: number | undefined) =>
        Number.isInteger(at) && Number(at) >= 0 && Number(at) < 2 ** Number(zoom);
      if (zoom === undefined || x === undefined || y === undefined) return reply.code(404).send();
      if (!(zoom >= 0 && zoom <= DEEPEST) || !isOnMap(x) || !isOnMap(y)) return reply.code(404).send();
      return reply.type('image/png').send(drawTile({ zoom, x, y }));
    },
  );
}
