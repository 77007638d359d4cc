import { createTransport } from 'nodemailer';
import { watchCall } from '../../observability/provider-calls.ts';

interface Email {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beside those of every mail. */
  headers: Record<string, string>;
  /** Pictures within it, which its HTML names by `cid`. */
  pictures: readonly { cid: string; png: Buffer }[];
}

/** Whoever takes our mail, over SMTP. */
export interface Mailer {
  send(email: Email): Promise<void>;
  close(): void;
}

interface MailerDeps {
  url: string;
  from: string;
  /** A server that says nothing for so long is away. */
  greetingTimeoutMs?: number;
}

/** A server that answers with a code said no; any other error means that nobody knows. */
const OUTCOMES = {
  of: () => 'answered' as const,
  ofError: (error: unknown) =>
    error instanceof Error && 'responseCode' in error ? ('refused' as const) : ('unsure' as const),
};

export function openMailer({ url, from, greetingTimeoutMs = 5_000 }: MailerDeps): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: 5_000, greetingTimeout: greetingTimeoutMs, socketTimeout: 10_000 },
    { from },
  );
  return {
    async send({ pictures, ...email }) {
      const attachments = pictures.map(({ cid, png }) => ({
        cid,
        content: png,
        filename: 'qr.png',
        contentType: 'image/png',
      }));
      await watchCall('smtp', () => transport.sendMail({ ...email, attachments }), OUTCOMES);
    },
    close: () => transport.close(),
  };
}
