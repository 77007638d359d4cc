import type { FastifyInstance } from 'fastify';
import type { Switches } from '../switches.ts';
import { squareAt } from './words-of-square.ts';

const refusal = (code: string, message: string) => ({ error: { code, message } });

/** what3words v3, as far as the shop uses it: coordinates to words. Any key is accepted, but one is required. */
export function threeWordsRoutes(web: FastifyInstance, switches: Switches): void {
  web.get<{ Querystring: { coordinates?: string; language?: string; key?: string } }>(
    '/what3words/v3/convert-to-3wa',
    { preHandler: switches.guard('three-words') },
    async ({ query, headers }, reply) => {
      if (!headers['x-api-key'] && !query.key) {
        return reply.code(401).send(refusal('MissingKey', 'Authentication failed; missing required key'));
      }
      if (query.coordinates === undefined)
        return reply.code(400).send(refusal('MissingInput', 'coordinates must be specified'));
      const [, latitude = '', longitude = ''] = /^(-?[\d.]+),(-?[\d.]+)$/.exec(query.coordinates) ?? [];
      const [lat, lng] = [Number.parseFloat(latitude), Number.parseFloat(longitude)];
      if (!(Math.abs(lat) <= 90) || !Number.isFinite(lng)) {
        return reply
          .code(400)
          .send(refusal('BadCoordinates', 'coordinates must be two comma separated lat,lng coordinates'));
      }
      if (query.language !== 'mn') return reply.code(400).send(refusal('BadLanguage', 'only mn is spoken here'));
      const { words, southwest, northeast } = squareAt(lat, lng);
      return {
        country: 'MN',
        square: { southwest, northeast },
        nearestPlace: 'Улаанбаатар',
        coordinates: { lng, lat },
        words,
        language: 'mn',
        map: `https://w3w.co/${encodeURIComponent(words)}`,
      };
    },
  );
}
