import { createTransport } from 'nodemailer';

interface Letter {
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Beside those of every mail. */
  headers: Record<string, string>;
}

/** Whoever takes our mail, over SMTP. */
export interface Mailer {
  send(letter: Letter): Promise<void>;
  close(): void;
}

interface MailerParts {
  url: string;
  from: string;
  /** A server that says nothing for so long is away. */
  greetingTimeoutMs?: number;
}

export function openMailer({ url, from, greetingTimeoutMs = 5_000 }: MailerParts): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: 5_000, greetingTimeout: greetingTimeoutMs, socketTimeout: 10_000 },
    { from },
  );
  return {
    async send(letter) {
      await transport.sendMail(letter);
    },
    close: () => transport.close(),
  };
}
