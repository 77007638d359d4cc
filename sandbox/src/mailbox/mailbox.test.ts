import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../start-sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
});
afterAll(() => sandbox.close());

const send = (message: { to: string; subject: string; text?: string; html?: string }) =>
  createTransport(`smtp://127.0.0.1:${sandbox.smtpPort}`).sendMail({ from: 'Тохь <shop@tokhi.example>', ...message });
const read = async (path: string) => {
  const answer = await fetch(sandbox.webAddress + path);
  return { status: answer.status, text: await answer.text() };
};

test('a mail sent over SMTP is read back as JSON, Mongolian letters whole', async () => {
  await send({ to: 'a@tokhi.example', subject: 'Захиалга өгсөнд баярлалаа', text: 'Өнөөдөр үүнийг үзээрэй ₮' });
  const { text } = await read('/mailbox/messages?to=a@tokhi.example');
  expect(JSON.parse(text).messages[0]).toMatchObject({
    from: 'shop@tokhi.example',
    to: ['a@tokhi.example'],
    subject: 'Захиалга өгсөнд баярлалаа',
    text: expect.stringContaining('Өнөөдөр үүнийг үзээрэй ₮'),
  });
});

test('the web page lists a mail and shows it without running what it contains', async () => {
  await send({ to: 'b@tokhi.example', subject: '<script>alert(1)</script>', html: '<p onclick="x()">Сайн уу</p>' });
  const list = await read('/mailbox');
  expect(list.text).toContain('&lt;script&gt;');
  expect(list.text).not.toContain('<script>alert');
  const id = /href="\/mailbox\/(\d+)"/.exec(list.text)?.[1];
  expect((await read(`/mailbox/${id}`)).text).toContain('<iframe sandbox srcdoc="&lt;p onclick');
});

test('mail is filtered by recipient and the box can be emptied', async () => {
  expect(JSON.parse((await read('/mailbox/messages?to=nobody@tokhi.example')).text).messages).toEqual([]);
  expect((await fetch(`${sandbox.webAddress}/mailbox/messages`, { method: 'DELETE' })).status).toBe(204);
  expect((await read('/mailbox')).text).toContain('No mail yet.');
});

test('the index page names every stand-in', async () => {
  expect((await read('/')).text).toContain(`SMTP at 127.0.0.1:${sandbox.smtpPort}`);
});

test('a message that is not there answers 404', async () => {
  expect((await read('/mailbox/999')).status).toBe(404);
});
