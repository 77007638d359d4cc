import { connect, type Socket } from 'node:net';

export interface RawConnection {
  socket: Socket;
  send(text: string): void;
  /** Everything received so far. */
  received: () => string;
  /** Milliseconds until the other side closed it. */
  closed(): Promise<number>;
}

/** A connection on which a test writes bytes that no client library would. */
export function rawConnection(address: string): RawConnection {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const started = performance.now();
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  // A reset counts as closed too.
  socket.on('error', () => undefined);
  const gone = new Promise<number>((resolve) => socket.once('close', () => resolve(performance.now() - started)));
  return {
    socket,
    send: (text) => void socket.write(text),
    received: () => received,
    closed: () => gone,
  };
}
