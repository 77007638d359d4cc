import type { AnyCall } from '@tokhi/contract/call';
import { refusalReplySchema } from '@tokhi/contract/texts/refusal-reply';
import { refusals } from '@tokhi/contract/texts/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { withAbort } from '../../cache/abort.ts';
import type { OnRefused } from '../../callers/refused-call.ts';
import type { Bound } from './bindings.ts';
import type { CallPolicy } from './call-policy.ts';
import { reportRefused } from './report-refused.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The calls of one map that are built, and who may make them. */
interface ServedCalls<C extends AnyCall, Who> {
  bound: readonly (readonly [call: C, bound: Bound<Who>])[];
  policy: CallPolicy<C, Who>;
  /** Called with every refusal. */
  onRefused?: OnRefused | undefined;
}

/** Aborts when the client disconnects before it has its answer. */
export function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Registers every bound call of a map: parsed body in, parsed reply out, its refusals in the API documents. */
export function serveCalls<C extends AnyCall, Who>(
  api: FastifyInstance,
  { bound, policy, onRefused }: ServedCalls<C, Who>,
): void {
  takeEmptyBodies(api);
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  for (const [call, { answer, print }] of bound) {
    const bodyOf = (request: FastifyRequest) => (call.method === 'GET' ? request.query : request.body);

    const read = (request: FastifyRequest, reply: FastifyReply, caller: Who) =>
      // Only a read is cancelled with its client: a phone that switches to its bank app must find its order.
      withAbort(untilGone(reply), () => (print ?? answer)(bodyOf(request), caller));

    const change = (request: FastifyRequest, caller: Who): Promise<unknown> =>
      policy.change(request, call, caller, (keyed) => answer(bodyOf(request), keyed));

    const bodyLimit = policy.bodyLimit?.(call);
    api.route({
      ...(bodyLimit !== undefined && { bodyLimit }),
      method: call.method,
      url: call.path,
      schema: schemaOf(call),
      onRequest: async (request, reply) => policy.admit(request, reply, call),
      onError: async (request, _reply, error) => {
        const customerId = policy.customerOf(request);
        reportRefused(onRefused, request, error, { call: call.name, customerId, body: bodyOf(request) });
      },
      preHandler: async (request, reply) => policy.admitByBody?.(request, reply, call),
      handler: async (request, reply) => {
        const caller = policy.callerFrom(request, reply, call);
        const given = await (call.does === 'reads' ? read(request, reply, caller) : change(request, caller));
        // What is serialised already is sent as it is.
        const isPrinted = typeof given === 'string' || Buffer.isBuffer(given);
        return isPrinted ? reply.type(JSON_TYPE).serializer(String).send(given) : given;
      },
    });
  }
}

/** A POST without a body, with an empty one or with `null` means the same as `{}` (contract/src/call.ts). */
function takeEmptyBodies(api: FastifyInstance): void {
  const parseJson = api.getDefaultJsonParser('error', 'error');
  api.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parseJson(request, body, done),
  );
  api.addHook('preValidation', async (request) => {
    request.body ??= {};
  });
}

function schemaOf(call: AnyCall) {
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
