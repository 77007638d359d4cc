import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { databaseOfJourneys } from '../database-of-journeys.ts';
import { lettersTo, letterTo, newAddress } from './mailbox.ts';

/** As a call of the shop does within its transaction; none of those that are built writes letters yet. */
const queueLetter = (address: string, title: string) =>
  promisify(execFile)(process.execPath, ['server/test/queue-letter.ts', address, title], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, DATABASE_URL: databaseOfJourneys() },
  });

test('what the shop writes to a customer is sent by the worker and lies in the mailbox, once', async () => {
  const address = newAddress();
  await queueLetter(address, 'Хүргэлт');
  const letter = await letterTo(address, 'Таны зурвасыг хүлээн авлаа');
  expect(letter).toMatchObject({ to: [address], text: expect.stringContaining('«Хүргэлт»') });
  expect(await lettersTo(address)).toHaveLength(1);
});
