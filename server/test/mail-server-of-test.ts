import { createServer, type Socket } from 'node:net';

export interface MailServerOfTest {
  url: string;
  /** Connections that came so far. */
  callers: () => number;
  close(): Promise<void>;
}

async function listen(greet: (socket: Socket) => void): Promise<MailServerOfTest> {
  const open = new Set<Socket>();
  let callers = 0;
  const server = createServer((socket) => {
    callers += 1;
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    greet(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    callers: () => callers,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A mail server that hangs: it takes the connection and never says a word. */
export const silentMailServer = () => listen(() => undefined);

/** A mail server that knows nobody, and quotes the address in its refusal, as they do. */
export const refusingMailServer = () =>
  listen((socket) => {
    socket.write('220 mail.tokhi.example\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').filter((said) => said !== '')) socket.write(`${answerTo(line)}\r\n`);
    });
  });

function answerTo(line: string): string {
  const address = /^RCPT TO:(<[^>]*>)/.exec(line)?.[1];
  if (address !== undefined) return `550 5.1.1 ${address}: no such person here`;
  return line === 'QUIT' ? '221 bye' : '250 ok';
}
