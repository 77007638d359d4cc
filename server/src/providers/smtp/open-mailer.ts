import { createTransport } from 'nodemailer';
import { watchCall } from '../../observability/provider-calls.ts';

interface Email {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** In addition to the usual ones. */
  headers: Record<string, string>;
  /** Pictures in the email, which its HTML refers to by `cid`. */
  pictures: readonly { cid: string; png: Buffer }[];
}

/** The mail server that sends our emails, by SMTP. */
export interface Mailer {
  send(email: Email): Promise<void>;
  close(): void;
}

interface MailerDeps {
  url: string;
  from: string;
  /** A server that is silent this long is away. */
  greetingTimeoutMs?: number;
}

/** An error with an SMTP code is a refusal; after any other error the outcome is unknown. */
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
