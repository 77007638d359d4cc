import { calls } from '@tokhi/contract/calls';
import { refusalReplySchema } from '@tokhi/contract/refusal-reply';
import { refusals } from '@tokhi/contract/refusals';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { whileWaited } from '../answers/given-up.ts';
import type { CallTable } from './call-table.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Aborts when the client goes before it has its answer. */
function untilGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/** Registers every bound call of the contract: parsed body in, parsed reply out, its refusals in the documents. */
export function serveCalls(api: FastifyInstance, table: CallTable): void {
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  for (const [name, { answer, print }] of table.bound()) {
    const call = calls[name];
    const refused = new Set(call.refusals.map((code) => refusals[code].status));
    api.route({
      method: call.method,
      url: call.path,
      schema: {
        operationId: name,
        summary: call.purpose,
        tags: [call.path.split('/')[2] ?? 'shop'],
        ...(call.method === 'POST' ? { body: call.body } : {}),
        response: {
          200: call.reply,
          ...Object.fromEntries([...refused].map((status) => [status, refusalReplySchema])),
        },
      },
      handler: async (request, reply) => {
        const given = await whileWaited(untilGone(reply), () => (print ?? answer)(request.body));
        // Bytes are sent as they are.
        return print ? reply.type(JSON_TYPE).send(given) : given;
      },
    });
  }
}
