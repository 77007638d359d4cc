import { connect, createServer, type Socket } from 'node:net';

/** Forwards the bytes of a connection, or silently retains them while the connection stays open. */
export interface SilentProxy {
  /** The address of PostgreSQL for the tested process. */
  url: string;
  /** Open connections fall silent; new ones too unless `newOnes` is `answered`. */
  goSilent(newOnes: 'silent' | 'answered'): void;
  /** Forwards everything again, including retained bytes. */
  comeBack(): void;
  /** Stops listening: new connections are refused, open ones are cut. */
  goAway(): Promise<void>;
  listenAgain(): Promise<void>;
  close(): Promise<void>;
}

/** A TCP proxy between a process and its database that can fall silent like a broken network, without closing connections. */
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
        // A silent network does not report either that the other side has closed.
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
