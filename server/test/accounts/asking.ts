import type { EndpointName } from '@tokhi/contract/endpoints';
import { endpoints } from '@tokhi/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

/** The fields of these calls' answers that tests read. */
const Answer = z.looseObject({
  result: z.string(),
  code: z.string().optional(),
  token: z.string().optional(),
  browser: z.string().optional(),
  data: z.unknown().optional(),
});

type AnswerOfTest = z.output<typeof Answer> & { status: number };

let asked = 0;
/** A different network address for each call: most tests are not about limits per address. */
export function newAddress(): string {
  asked += 1;
  return `198.18.${Math.floor(asked / 256)}.${asked % 256}`;
}

/** Sends a call to the shop as a browser does, from a new address by default. */
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
