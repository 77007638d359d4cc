// The faults of outside services, on request: a test or a demo switches a stand-in `down` (it answers 503) or `silent` (it takes a
// request and says nothing until it is switched again or the other side has gone).
import { once } from 'node:events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const CONDITIONS = ['well', 'down', 'silent'] as const;
type Condition = (typeof CONDITIONS)[number];

export interface Switches {
  /** A `preHandler` hook for the routes of one stand-in. */
  guard(standIn: string): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  conditions(): Record<string, Condition>;
  set(standIn: string, condition: Condition): boolean;
}

export function createSwitches(): Switches {
  const conditions = new Map<string, Condition>();
  const turned = new EventTarget();
  return {
    guard(standIn) {
      conditions.set(standIn, 'well');
      return async (_request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        while (conditions.get(standIn) === 'silent') {
          await once(turned, 'turn', { signal: gone.signal });
        }
        if (conditions.get(standIn) === 'down') return reply.code(503).send({ status: 503, message: 'down' });
        return undefined;
      };
    },
    conditions: () => Object.fromEntries(conditions),
    set(standIn, condition) {
      if (!conditions.has(standIn)) return false;
      conditions.set(standIn, condition);
      turned.dispatchEvent(new Event('turn'));
      return true;
    },
  };
}

const isCondition = (value: unknown): value is Condition => CONDITIONS.some((condition) => condition === value);

/** `GET /switches` tells how all of them are; `POST /switches/tiles` with `{"condition":"down"}` turns one. */
export function switchRoutes(web: FastifyInstance, switches: Switches): void {
  web.get('/switches', async () => switches.conditions());
  web.post<{ Params: { standIn: string }; Body: { condition?: unknown } | null }>(
    '/switches/:standIn',
    async (request, reply) => {
      const condition = request.body?.condition;
      if (!isCondition(condition)) return reply.code(400).send({ conditions: CONDITIONS });
      if (!switches.set(request.params.standIn, condition)) return reply.code(404).send(switches.conditions());
      return switches.conditions();
    },
  );
}
