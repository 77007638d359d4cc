import { connect, createServer, type Socket } from 'node:net';

/** What becomes of the bytes on a connection: forwarded, or kept without a word while the connection stays open. */
export interface SilentProxy {
  /** The address of PostgreSQL as the process under test must know it. */
  url: string;
  /** Connections that are open now say nothing any more; new ones do not either unless `newOnes` may. */
  goSilent(newOnes: 'silent' | 'answered'): void;
  /** Everything goes through again, also what was held back. */
  comeBack(): void;
  /** Nobody listens: new connections are refused, open ones are cut. */
  goAway(): Promise<void>;
  listenAgain(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy between a process and its database that can fall silent as a broken network does: without closing anything. */
export async function silentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<[Socket, Socket]>();
  const silent = new Set<[Socket, Socket]>();
  let newOnes: 'silent' | 'answered' = 'answered';
  const hush = (pair: [Socket, Socket]) => {
    silent.add(pair);
    for (const socket of pair) socket.pause();
  };
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect({ host: target.hostname, port: Number(target.port), allowHalfOpen: true });
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    const forward = (from: Socket, to: Socket) => {
      from.on('data', (bytes) => to.write(bytes));
      from.on('end', () => to.end());
      from.on('error', () => to.destroy());
      from.on('close', () => {
        // A silent network does not tell either that the other side has gone.
        if (!silent.has(pair)) to.destroy();
        pairs.delete(pair);
      });
    };
    forward(near, far);
    forward(far, near);
    if (newOnes === 'silent') hush(pair);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  await listen(0);
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${bound.port}`;
  const cutAll = () => {
    for (const socket of [...pairs, ...silent].flat()) socket.destroy();
    silent.clear();
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      cutAll();
    });
  return {
    url: url.href,
    goSilent(forNew) {
      newOnes = forNew;
      for (const pair of pairs) hush(pair);
    },
    comeBack() {
      newOnes = 'answered';
      for (const socket of [...silent].flat()) socket.resume();
      silent.clear();
    },
    goAway: stop,
    listenAgain: () => listen(bound.port),
    close: stop,
  };
}
