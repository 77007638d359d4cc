import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from 'vitest';

/** A provider with the test's answers, which counts its requests. */
export function providerOfTest() {
  let server: Server | undefined;
  let count = 0;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    count = 0;
  });
  return {
    asked: () => count,
    async answers(listener: (request: IncomingMessage, reply: ServerResponse) => unknown): Promise<string> {
      server = createServer((request, reply) => {
        count += 1;
        listener(request, reply);
      });
      await once(server.listen(0, '127.0.0.1'), 'listening');
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}
