import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { databaseOfJourneys } from '../database-of-journeys.ts';
import { lettersTo, letterTo, newAddress } from './mailbox.ts';

/** As a call of the shop does within its transaction; none of those that are built writes letters yet. */
const queueLetter = (address: string, subject: string, text: string) =>
  promisify(execFile)(process.execPath, ['server/test/queue-letter.ts', address, subject, text], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, DATABASE_URL: databaseOfJourneys() },
  });

test('what the shop writes to a customer is sent by the worker and lies in the mailbox, once', async () => {
  const address = newAddress();
  await queueLetter(address, 'Тавтай морил', 'Бүртгэл тань үүслээ.');
  const letter = await letterTo(address, 'Тавтай морил');
  expect(letter).toMatchObject({ to: [address], text: expect.stringContaining('Бүртгэл тань үүслээ.') });
  expect(await lettersTo(address)).toHaveLength(1);
});
