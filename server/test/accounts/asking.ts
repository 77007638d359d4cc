import type { EndpointName } from '@tokhi/contract/endpoints';
import { endpoints } from '@tokhi/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** What these calls answer, as far as tests read it. */
const Answer = z.looseObject({
  result: z.string(),
  code: z.string().optional(),
  token: z.string().optional(),
  browser: z.string().optional(),
  data: z.unknown().optional(),
});

type AnswerOfTest = z.output<typeof Answer> & { status: number };

let asked = 0;
/** Another network address in each call: limits of addresses are no business of most tests. */
export function newAddress(): string {
  asked += 1;
  return `198.18.${Math.floor(asked / 256)}.${asked % 256}`;
}

/** Asks a call of the shop as a browser does, from an address of its own unless it is told from where. */
export async function askFrom(
  app: FastifyInstance,
  name: EndpointName,
  payload: object,
  { address = newAddress(), headers = {} }: { address?: string; headers?: Record<string, string> } = {},
): Promise<AnswerOfTest> {
  const answer = await app.inject({
    ...{ method: 'POST', url: endpoints[name].path, remoteAddress: address, headers, payload },
  });
  return { status: answer.statusCode, ...Answer.parse(answer.json()) };
}
