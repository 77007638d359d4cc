import { expect, test } from '@playwright/test';
import { emailsTo, emailTo, newAddress } from '../mailbox.ts';
import { prepare } from '../setup-process.ts';

test('what the shop writes to a customer is sent by the worker and lies in the mailbox, once', async () => {
  const address = newAddress();
  // In a transaction, like a call of the shop.
  await prepare('email', address, 'Хүргэлт');
  const email = await emailTo(address, 'Таны зурвасыг хүлээн авлаа');
  expect(email).toMatchObject({ to: [address], text: expect.stringContaining('«Хүргэлт»') });
  expect(await emailsTo(address)).toHaveLength(1);
});
