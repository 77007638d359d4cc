import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

export interface Place {
  host: string;
  port: number;
  /** The visitor's address: the edge counts by it. */
  from?: string | undefined;
  /** Origin of the page: admin answers only its own. */
  origin?: string;
}

export type SendCall = (path: string, token: string, body: object, key?: string) => Promise<Response>;

/** As long as a browser waits for a call about money (contract/src/call-waits.ts). */
const LONGEST_MS = 30_000;

/** Sends a call from the caller's own address, which `fetch` cannot choose. */
export const postTo =
  ({ host, port, from, origin }: Place): SendCall =>
  (path, token, body, key = randomUUID()) =>
    new Promise((resolve, reject) => {
      const sent = JSON.stringify(body);
      const asked = request({
        ...{ host, port, path, method: 'POST', agent: false, localAddress: from },
        signal: AbortSignal.timeout(LONGEST_MS),
        headers: {
          ...{ host: 'tokhi.example', 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) },
          ...{ authorization: `Bearer ${token}`, 'idempotency-key': key },
          ...(origin && { origin }),
        },
      });
      asked.once('error', reject);
      asked.once('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        answer.once('error', reject);
        answer.once('end', () => {
          const headers = new Headers(
            answer.headers['retry-after'] ? { 'retry-after': answer.headers['retry-after'] } : {},
          );
          resolve(new Response(text, { status: answer.statusCode ?? 500, headers }));
        });
      });
      asked.end(sent);
    });
