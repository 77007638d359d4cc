import type { EndpointName } from '@tokhi/contract/endpoints';
import { endpoints } from '@tokhi/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { newAddress } from './asking.ts';

const Answer = z.looseObject({
  result: z.string(),
  code: z.string().optional(),
  token: z.string().optional(),
  browser: z.string().optional(),
});

/** One browser of one person: it keeps cookies and stays at one network address. */
export function visitorOfTest(
  app: FastifyInstance,
  { address = newAddress(), agent = 'a browser of a test' }: { address?: string; agent?: string } = {},
) {
  const jar = new Map<string, string>();
  return {
    /** As sent by the browser. */
    cookies: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    async ask(name: EndpointName, payload: object, headers: Record<string, string> = {}) {
      const answer = await app.inject({
        method: 'POST',
        url: endpoints[name].path,
        remoteAddress: address,
        headers: { 'user-agent': agent, ...(jar.size > 0 && { cookie: this.cookies() }), ...headers },
        payload,
      });
      for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        jar.set(key, value);
      }
      return { status: answer.statusCode, ...Answer.parse(answer.json()) };
    },
  };
}

export type VisitorOfTest = ReturnType<typeof visitorOfTest>;
