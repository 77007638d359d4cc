import { expect } from '@playwright/test';
import { sandboxOrigin } from '../processes-of-journeys.ts';

export interface Email {
  to: string[];
  subject: string;
  text: string;
  html: string | null;
}

/** An address that only this journey uses: all journeys share one mailbox. */
export const newAddress = (): string => `${crypto.randomUUID()}@tokhi.example`;

/** All emails to this address so far, the newest first. */
export async function emailsTo(address: string): Promise<Email[]> {
  const answer = await fetch(`${sandboxOrigin}/mailbox/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await answer.json()) as { messages: Email[] };
  return messages;
}

/** The email with this subject, once the worker has sent it. */
export async function emailTo(address: string, subject: string | RegExp): Promise<Email> {
  const find = async () =>
    (await emailsTo(address)).find((email) => email.subject === subject || email.subject.match(subject));
  await expect.poll(find, `a letter «${subject}»`).toBeDefined();
  return (await find()) as Email;
}
