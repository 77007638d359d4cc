// A proxy between the shop and a payment provider, in either direction. It can block a request or its response, so a test chooses
// the moment at which a process dies, without changes to the shop's code.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Intercepted {
  /** It has arrived at the proxy, and is blocked. */
  arrived: Promise<void>;
  letGo(): void;
}

export interface WatchedLine {
  /** The address of the proxy, for the sender. */
  url: string;
  /** Every request so far. */
  heard: readonly Asked[];
  /** Blocks the next matching request before it is forwarded, or its response before it is returned. */
  intercept(what: 'question' | 'answer', question: RegExp): Intercepted;
  close(): Promise<void>;
}

export interface Asked {
  method: string;
  /** Path and query. */
  path: string;
  body: string;
}

interface Interception {
  what: 'question' | 'answer';
  question: RegExp;
  arrive: () => void;
  released: Promise<void>;
}

/** Headers of one connection, not of the request. */
const OF_THE_CONNECTION = new Set(['host', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

export async function watchedLine(target: string): Promise<WatchedLine> {
  const interceptions: Interception[] = [];
  const heard: Asked[] = [];
  const stop = async (what: Interception['what'], question: string) => {
    const at = interceptions.findIndex(
      (interception) => interception.what === what && interception.question.test(question),
    );
    const [interception] = at < 0 ? [] : interceptions.splice(at, 1);
    interception?.arrive();
    await interception?.released;
  };
  const relay = async (near: IncomingMessage, reply: ServerResponse) => {
    const { method = 'GET', url: path = '/' } = near;
    const question = `${method} ${path}`;
    const body = Buffer.concat(await near.toArray());
    heard.push({ method, path, body: body.toString() });
    await stop('question', question);
    // The sender has died, and its request with it.
    if (reply.destroyed) return;
    const answer = await fetch(target + path, { ...asAsked(near), ...(body.length > 0 && { body }) });
    const text = Buffer.from(await answer.arrayBuffer());
    await stop('answer', question);
    reply.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' }).end(text);
  };
  const server = createServer((near, reply) => void relay(near, reply));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    intercept(what, question) {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      interceptions.push({ what, question, arrive: arrived.resolve, released: released.promise });
      return { arrived: arrived.promise, letGo: released.resolve };
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function asAsked({ method = 'GET', headers }: IncomingMessage) {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !OF_THE_CONNECTION.has(name) ? [[name, value]] : [],
  );
  return { method, headers: kept };
}
