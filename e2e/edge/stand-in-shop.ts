import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const HEAVY = '.'.repeat(1024 * 1024);

export interface StandInShop {
  address: string;
  /** Every request that got through, as the shop sees it. */
  asked: { url: string; headers: IncomingMessage['headers']; body: string }[];
  /** All later answers have this status. */
  failWith: (status: number | null) => void;
  stop: () => Promise<void>;
}

/** Gives each path an answer with a new number, after a moment, and with the Cache-Control that the path names. */
export async function startStandInShop(): Promise<StandInShop> {
  const asked: StandInShop['asked'] = [];
  let failure: number | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = '', headers } = request;
    asked.push({ url, headers, body: await text(request) });
    const number = asked.length;
    await sleep(/^(\/api)?\/slow/.test(url) ? 60_000 : 100, undefined, { ref: false });
    const status = failure ?? 200;
    const cacheControl = status === 200 ? kept(url) : 'no-store';
    response.writeHead(status, {
      'Cache-Control': cacheControl,
      'Content-Type': 'text/plain',
      Vary: 'Accept-Encoding',
    });
    response.end(`answer ${number}${url.startsWith('/heavy') ? HEAVY : ''}`);
  }

  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    address: `127.0.0.1:${address.port}`,
    asked,
    failWith: (status) => {
      failure = status;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function kept(url: string): string {
  if (url.startsWith('/personal')) return 'private, no-store';
  return url.startsWith('/short') ? 'public, s-maxage=1, stale-while-revalidate=600' : 'public, s-maxage=60';
}
