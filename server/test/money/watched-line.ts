// The line between the shop and whoever takes its money, in either direction. A question, or its answer, can be held on it: so a
// test chooses the moment at which a process dies, and the shop's code knows nothing of it.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Intercepted {
  /** It stands on the line, and goes no further. */
  arrived: Promise<void>;
  letGo(): void;
}

export interface WatchedLine {
  /** The other end, as whoever asks must know it. */
  url: string;
  /** Every question that came over it. */
  heard: readonly Asked[];
  /** Holds the next question whose method and path are meant, before the other end hears it or before its answer is heard. */
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

/** What belongs to one connection and not to the question. */
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
    // The process that asked has died, and its question with it.
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
