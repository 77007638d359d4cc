// A mail server that accepts everything and records each Message-ID; it replies a moment later, as a distant server does.
import { createServer, type Socket } from 'node:net';

export interface MailReceiver {
  /** In order of arrival, including emails whose sender did not wait for the reply. */
  came: readonly string[];
  close(): Promise<void>;
}

export async function receiveMail(port: number, slowMs: number): Promise<MailReceiver> {
  const came: string[] = [];
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
    converse(socket, slowMs, (messageId) => came.push(messageId));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    came,
    async close() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, slowMs: number, take: (messageId: string) => void): void {
  const say = (words: string) => void socket.write(`${words}\r\n`);
  let message: string[] | null = null;
  const hear = (line: string) => {
    if (message === null) {
      if (line === 'DATA') message = [];
      say(line === 'DATA' ? '354 go on' : line === 'QUIT' ? '221 bye' : '250 ok');
    } else if (line === '.') {
      take(/^message-id:\s*(\S+)/im.exec(message.join('\n'))?.[1] ?? 'none');
      message = null;
      setTimeout(() => say('250 taken'), slowMs);
    } else message.push(line);
  };
  let rest = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(line);
  });
  say('220 mail.tokhi.example');
}
