import { createServer, type Socket } from 'node:net';

export interface MailServerOfTest {
  url: string;
  /** Connections so far. */
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

/** A mail server that hangs: it accepts the connection and never answers. */
export const silentMailServer = () => listen(() => undefined);

export interface MailboxOfTest extends MailServerOfTest {
  /** Message-IDs in order of arrival, unconfirmed messages included. */
  came: () => string[];
  /** From now on accepts messages without confirming, until `confirm` is called. */
  keepSilent(): void;
  confirm(): void;
}

/** A mail server that accepts everything, and can delay its confirmation. */
export async function takingMailServer(): Promise<MailboxOfTest> {
  const came: string[] = [];
  let isSilent = false;
  const server = await listen((socket) => {
    let message: string | null = null;
    socket.write('220 mail.tokhi.example\r\n');
    const take = (line: string) => {
      if (message === null) {
        if (line === 'DATA') message = '';
        socket.write(line === 'DATA' ? '354 go on\r\n' : `${answerTo(line)}\r\n`);
      } else if (line === '.') {
        came.push(/^message-id:\s*(\S+)/im.exec(message)?.[1] ?? 'none');
        message = null;
        if (!isSilent) socket.write('250 taken\r\n');
      } else {
        message += `${line}\n`;
      }
    };
    let rest = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
  });
  return {
    ...server,
    came: () => [...came],
    keepSilent: () => {
      isSilent = true;
    },
    confirm: () => {
      isSilent = false;
    },
  };
}

/** A mail server that refuses every recipient and quotes the address, as real ones do. */
export const refusingMailServer = () =>
  listen((socket) => {
    socket.write('220 mail.tokhi.example\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\r\n').filter((said) => said !== '')) socket.write(`${refusalOf(line)}\r\n`);
    });
  });

const answerTo = (line: string): string => (line === 'QUIT' ? '221 bye' : '250 ok');

function refusalOf(line: string): string {
  const address = /^RCPT TO:(<[^>]*>)/.exec(line)?.[1];
  return address === undefined ? answerTo(line) : `550 5.1.1 ${address}: no such person here`;
}
