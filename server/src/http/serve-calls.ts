import { calls } from '@tokhi/contract/calls';
import { refusalReplySchema } from '@tokhi/contract/refusal-reply';
import { refusals } from '@tokhi/contract/refusals';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { CallTable } from './call-table.ts';

/** Registers every bound call of the contract: parsed body in, parsed reply out, its refusals in the documents. */
export function serveCalls(api: FastifyInstance, table: CallTable): void {
  api.setValidatorCompiler(validatorCompiler);
  api.setSerializerCompiler(serializerCompiler);
  for (const [name, handler] of table.bound()) {
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
      handler: (request) => handler(request.body),
    });
  }
}
