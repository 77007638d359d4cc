import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/src/start-sandbox.ts';
import { databaseOfTest } from '../test/database-of-test.ts';
import { type ProcessOfTest, startProcess, stopProcess } from '../test/process-of-test.ts';
import { queueEmail } from './modules/notifications/queue-email.ts';

const real = databaseOfTest();
let sandbox: Sandbox;
let worker: ProcessOfTest | undefined;
beforeAll(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
  const entry = fileURLToPath(new URL('worker.ts', import.meta.url));
  const env = { DATABASE_URL: real.url, SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`, LOG_LEVEL: 'info' };
  worker = await startProcess(process.execPath, [entry], env, /"msg":"worker ready"/);
});
afterAll(async () => {
  await stopProcess(worker);
  await sandbox.close();
});

test('the worker process sends what a transaction queued, logs no address, and stops in order', async () => {
  const letter = { recipient: 'saraa@tokhi.example', subject: 'Сайн байна уу', text: 'Тавтай морил.' };
  await real.database.db.transaction().execute((tx) => queueEmail(tx, 'welcome', letter, 'welcome:1'));
  await expect
    .poll(async () => (await fetch(`${sandbox.webAddress}/mailbox/messages?to=${letter.recipient}`)).json(), {
      timeout: 10_000,
    })
    .toMatchObject({ messages: [{ subject: letter.subject }] });
  worker?.child.kill('SIGTERM');
  expect(await worker?.ended).toBe(0);
  expect(worker?.output()).toContain('"job":"send-email"');
  expect(worker?.output()).not.toContain(letter.recipient);
});
