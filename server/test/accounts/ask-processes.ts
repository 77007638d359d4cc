import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { z } from 'zod';

const Answer = z.looseObject({
  code: z.string().optional(),
  browser: z.string().optional(),
  already: z.boolean().optional(),
});

/**
 * Sends a call to a real process, as if from this network address. Retries «busy», which changed nothing, as a browser would:
 * on a machine that runs all tests a call may wait too long for a row.
 */
export async function askProcess(origin: string, name: EndpointName, body: object, from: string, cookie = '') {
  for (;;) {
    const answer = await fetch(origin + endpoints[name].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...(cookie !== '' && { cookie }) },
      body: JSON.stringify(body),
    });
    const said = Answer.parse(await answer.json());
    if (answer.status !== 503) return { status: answer.status, ...said };
  }
}
