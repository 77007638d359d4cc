import type { Call } from '@tokhi/contract/call';
import { calls } from '@tokhi/contract/calls';
import { refusalReplySchema } from '@tokhi/contract/texts/refusal-reply';
import { refusals, refuse } from '@tokhi/contract/texts/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { withAbort } from '../../cache/abort.ts';
import type { AnswerIdempotently } from '../../callers/answer-idempotently.ts';
import type { Caller, FindSession } from '../../callers/caller.ts';
import type { OnRefused } from '../../callers/refused-call.ts';
import type { RateLimits } from '../limits/rate-limit.ts';
import { readIdempotencyKey } from '../requests/read-idempotency-key.ts';
import { admitCaller } from './admit-caller.ts';
import type { CallTable } from './call-table.ts';
import { callerFrom, type Session, tokenInBody } from './caller-from.ts';
import { reportRefused } from './report-refused.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

export interface CallDeps {
  table: CallTable;
  /** Filled by accounts; without it no call for customers can be served. */
  findSession?: FindSession | undefined;
  answerIdempotently: AnswerIdempotently;
  /** Told of every refusal. */
  onRefused?: OnRefused | undefined;
}

/** Aborts when the client goes before it has its answer. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Registers every bound call of the contract: parsed body in, parsed reply out, its refusals in the documents. */
export function serveCalls(
  api: FastifyInstance,
  { table, findSession, answerIdempotently, onRefused }: CallDeps,
  rateLimits: RateLimits,
): void {
  const sessions = new WeakMap<FastifyRequest, Session>();
  takeEmptyBodies(api);
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  for (const [name, { answer, print }] of table.bound()) {
    const call: Call = calls[name];
    // A call that is open by mistake is worse than a process that does not start.
    if (call.who === 'customer' && !findSession) throw new Error(`${name} needs a customer, and no session is checked`);
    const bodyOf = (request: FastifyRequest) => (call.method === 'GET' ? request.query : request.body);

    const read = (request: FastifyRequest, reply: FastifyReply, caller: Caller) =>
      // Only what changes nothing is given up with its client: a phone that leaves for its bank app must find its order.
      withAbort(untilGone(reply), () => (print ?? answer)(bodyOf(request), caller));

    const change = (request: FastifyRequest, caller: Caller): Promise<unknown> => {
      if (!call.withIdempotencyKey || caller.who !== 'customer') return answer(bodyOf(request), caller);
      const idempotency = readIdempotencyKey(request, call, caller.customerId);
      const run = () => answer(bodyOf(request), { ...caller, idempotency });
      return idempotency ? answerIdempotently(idempotency, run) : run();
    };

    const admitDeps = (request: FastifyRequest) => ({
      ...{ rateLimits, findSession },
      onSession: (session: Session) => void sessions.set(request, session),
    });

    api.route({
      method: call.method,
      url: call.path,
      schema: schemaOf(call),
      onRequest: async (request, reply) => {
        const session = await admitCaller(request, reply, call, admitDeps(request));
        // Before the body is read: what a call takes is nobody's business who may not call it.
        if (session === null && call.who === 'customer') throw refuse('login_required');
      },
      onError: async (request, _reply, error) => {
        const customerId = sessions.get(request)?.customerId ?? null;
        reportRefused(onRefused, request, error, { call: name, customerId, body: bodyOf(request) });
      },
      preHandler: async (request, reply) => {
        const token = call.tokenInBody ? tokenInBody(request) : null;
        if (token === null) return;
        await admitCaller(request, reply, call, admitDeps(request), token);
      },
      handler: async (request, reply) => {
        const caller = callerFrom(request, reply, call, sessions.get(request) ?? null);
        const given = await (call.does === 'reads' ? read(request, reply, caller) : change(request, caller));
        // What is printed already is sent as it is.
        const isPrinted = typeof given === 'string' || Buffer.isBuffer(given);
        return isPrinted ? reply.type(JSON_TYPE).serializer(String).send(given) : given;
      },
    });
  }
}

/** A POST without a body, with an empty one or with `null` says the same as `{}` (contract/src/call.ts). */
function takeEmptyBodies(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parseJson(request, body, done),
  );
  api.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
}

function schemaOf(call: Call) {
  const refused = new Set(call.refusals.map((code) => refusals[code].status));
  return {
    operationId: call.name,
    summary: call.purpose,
    tags: [call.path.split('/')[2] ?? 'shop'],
    ...(call.method === 'POST' ? { body: call.body } : { querystring: call.body }),
    response: {
      200: call.reply,
      ...Object.fromEntries([...refused].map((status) => [status, refusalReplySchema])),
    },
  };
}
