import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Mailbox } from './mailbox.ts';

/** A mail server that accepts everything and keeps it: no login, no TLS, one megabyte a message. */
export async function receiveMail(mailbox: Mailbox, port: number): Promise<{ port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: 1024 * 1024,
    onData(stream, session, done) {
      keep(mailbox, stream, session).then(() => done(), done);
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function keep(mailbox: Mailbox, stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw new Error('the message is larger than one megabyte');
  const mail = await PostalMime.parse(Buffer.concat(chunks));
  const sender = session.envelope.mailFrom;
  mailbox.put({
    receivedAt: new Date().toISOString(),
    from: mail.from?.address ?? (sender ? sender.address : ''),
    // The envelope, not the header: where the provider would really deliver.
    to: session.envelope.rcptTo.map((recipient) => recipient.address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
    messageId: mail.messageId ?? '',
    unsubscribe: mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? null,
  });
}
