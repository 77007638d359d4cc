// Faults of outside services, on request: a test or a demo switches a stand-in `down` (it answers 503, or the service's own
// error), `silent` (it accepts a request and answers nothing until it is switched again or the other side has gone), `slow` (the work
// is done, after the caller's timeout), `lost` (the work is done, and the connection cut before the answer) or `half` (within the answer).
import { once, setMaxListeners } from 'node:events';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const CONDITIONS = ['well', 'down', 'silent', 'slow', 'lost', 'half'] as const;
type Condition = (typeof CONDITIONS)[number];

interface Turned {
  condition: Condition;
  /** After so many requests it works again; without it, after it is switched back. */
  times?: number | undefined;
  slowMs?: number | undefined;
}

export interface Switches {
  /** A `preHandler` hook for the routes of one stand-in. */
  guard(standIn: string, whenDown?: Down): (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** An `onSend` hook for routes with effects: their answers can be lost. */
  loses(standIn: string): (request: FastifyRequest, reply: FastifyReply, payload: unknown) => Promise<unknown>;
  /** An `onSend` hook for routes with large answers: they may be cut in the middle. */
  halves(standIn: string): (request: FastifyRequest, reply: FastifyReply, payload: unknown) => Promise<unknown>;
  conditions(): Record<string, Condition>;
  set(standIn: string, turned: Turned): boolean;
}

/** A service's answer when it is down. */
interface Down {
  status: number;
  body: object | string;
}

const DOWN: Down = { status: 503, body: { status: 503, message: 'down' } };
const SLOW_MS = 20_000;

export function createSwitches(): Switches {
  const standIns = new Map<string, Turned>();
  const turning = new EventTarget();
  setMaxListeners(0, turning);
  const of = (standIn: string): Turned => standIns.get(standIn) ?? { condition: 'well' };
  const counted = (standIn: string): void => {
    const turned = of(standIn);
    if (turned.times === undefined) return;
    turned.times -= 1;
    if (turned.times <= 0) standIns.set(standIn, { condition: 'well' });
  };
  return {
    guard(standIn, whenDown = DOWN) {
      standIns.set(standIn, { condition: 'well' });
      return async (_request, reply) => {
        const gone = new AbortController();
        reply.raw.once('close', () => gone.abort());
        while (of(standIn).condition === 'silent') {
          await once(turning, 'turn', { signal: gone.signal });
        }
        const { condition, slowMs = SLOW_MS } = of(standIn);
        if (condition === 'slow') {
          counted(standIn);
          // The loser is aborted: otherwise every request to a slow service would leave one more waiter.
          const over = new AbortController();
          const { signal } = over;
          await Promise.race([
            wait(slowMs, undefined, { ref: false, signal }),
            once(turning, 'turn', { signal }),
          ]).finally(() => over.abort());
        }
        if (condition !== 'down') return undefined;
        counted(standIn);
        return reply.code(whenDown.status).send(whenDown.body);
      };
    },
    loses(standIn) {
      return async (request, _reply, payload) => {
        if (of(standIn).condition !== 'lost') return payload;
        counted(standIn);
        request.raw.socket.destroy();
        return payload;
      };
    },
    halves(standIn) {
      return async (_request, reply, payload) => {
        if (of(standIn).condition !== 'half' || !Buffer.isBuffer(payload)) return payload;
        counted(standIn);
        reply.header('content-length', payload.length);
        return Readable.from(firstHalf(payload));
      };
    },
    conditions: () => Object.fromEntries([...standIns].map(([standIn, { condition }]) => [standIn, condition])),
    set(standIn, turned) {
      if (!standIns.has(standIn)) return false;
      standIns.set(standIn, { ...turned });
      turning.dispatchEvent(new Event('turn'));
      return true;
    },
  };
}

async function* firstHalf(payload: Buffer): AsyncGenerator<Buffer> {
  yield payload.subarray(0, Math.ceil(payload.length / 2));
  throw new Error('cut in the middle, as it was told');
}

const isCondition = (value: unknown): value is Condition => CONDITIONS.some((condition) => condition === value);

const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? value : undefined;

/** `GET /switches` returns all conditions; `POST /switches/tiles` with `{"condition":"down","times":1}` changes one. */
export function switchRoutes(web: FastifyInstance, switches: Switches): void {
  web.get('/switches', async () => switches.conditions());
  web.post<{ Params: { standIn: string }; Body: { condition?: unknown; times?: unknown; slowMs?: unknown } | null }>(
    '/switches/:standIn',
    async (request, reply) => {
      const condition = request.body?.condition;
      if (!isCondition(condition)) return reply.code(400).send({ conditions: CONDITIONS });
      const turned = { condition, times: wholeNumber(request.body?.times), slowMs: wholeNumber(request.body?.slowMs) };
      if (!switches.set(request.params.standIn, turned)) return reply.code(404).send(switches.conditions());
      return switches.conditions();
    },
  );
}
