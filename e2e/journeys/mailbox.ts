import { expect } from '@playwright/test';
import { sandboxOrigin } from '../processes-of-journeys.ts';

export interface Letter {
  to: string[];
  subject: string;
  text: string;
  html: string | null;
}

/** Somebody to whom only this journey writes: all of them share one mailbox. */
export const newAddress = (): string => `${crypto.randomUUID()}@tokhi.example`;

/** All letters to somebody so far, the newest first. */
export async function lettersTo(address: string): Promise<Letter[]> {
  const answer = await fetch(`${sandboxOrigin}/mailbox/messages?to=${encodeURIComponent(address)}`);
  const { messages } = (await answer.json()) as { messages: Letter[] };
  return messages;
}

/** The letter of this subject, once the worker has sent it. */
export async function letterTo(address: string, subject: string | RegExp): Promise<Letter> {
  const find = async () =>
    (await lettersTo(address)).find((letter) => letter.subject === subject || letter.subject.match(subject));
  await expect.poll(find, `a letter «${subject}»`).toBeDefined();
  return (await find()) as Letter;
}
