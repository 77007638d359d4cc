// Plants markers in everything that a person enters, and searches for them in everything that processes write: more people read logs
// than stored data. PostgreSQL quotes values in its errors, so some calls are made to fail in the database.
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { z } from 'zod';
import { startSandbox } from '../../sandbox/src/start-sandbox.ts';
import { databaseOfTest } from './database-of-test.ts';
import { freePort, type ProcessOfTest, startApi, startProcess, stopProcess } from './process-of-test.ts';

const real = databaseOfTest();
const sandbox = await startSandbox({ webPort: 0, smtpPort: 0 });
let api: (ProcessOfTest & { address: string }) | undefined;
let worker: ProcessOfTest | undefined;

const MARK = 'mark7391';
const person = {
  name: `Нэр${MARK}`,
  email: `mail-${MARK}@tokhi.example`,
  phone: '99173917',
  password: `password ${MARK} of nobody`,
};
const secrets = new Set<string>([MARK, person.phone]);
/** Requested addresses, as a proxy would log them. */
const urls: string[] = [];

beforeAll(async () => {
  const env = {
    DATABASE_URL: real.url,
    REDIS_URL: inject('redisUrl'),
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    LOG_LEVEL: 'trace',
    RATE_LIMIT_PER_MINUTE: '100000',
  };
  api = await startApi(env);
  const entry = new URL('../src/worker.ts', import.meta.url).pathname;
  worker = await startProcess(
    process.execPath,
    [entry],
    { NODE_ENV: 'development', WORKER_PORT: String(await freePort()), ...env },
    /"msg":"worker ready"/,
  );
});
afterAll(async () => {
  await stopProcess(api);
  await stopProcess(worker);
  await sandbox.close();
});

const Answer = z.looseObject({ token: z.string().optional(), browser: z.string().optional() });

let cookie = '';
async function ask(name: EndpointName, body: object, token?: string) {
  const url = `${api?.address}${endpoints[name].path}`;
  urls.push(url);
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  // The browser's secret is stored as a browser does it, and must not be in a log either.
  const set = /browser=([\w-]{43})/.exec(answer.headers.get('set-cookie') ?? '');
  if (set?.[1]) {
    cookie = set[0];
    secrets.add(set[1]);
  }
  const read = Answer.parse(await answer.json());
  for (const secret of [read.token, read.browser]) if (secret) secrets.add(secret);
  return { status: answer.status, ...read };
}

const Mailbox = z.object({ messages: z.array(z.object({ subject: z.string(), text: z.string() })) });

/** Searches the newest email first; returns the match. */
const found = (what: RegExp) =>
  vi.waitUntil(
    async () => {
      const answer = await fetch(`${sandbox.webAddress}/mailbox/messages?to=${encodeURIComponent(person.email)}`);
      const { messages } = Mailbox.parse(await answer.json());
      const secret = messages.map(({ text }) => what.exec(text)?.[1]).find((one) => one !== undefined);
      if (secret) secrets.add(secret);
      return secret;
    },
    { timeout: 120_000 },
  );

test('nothing that a person enters, and no secret that the shop gives a person, stands in a log or an address', async () => {
  const { name, email, phone, password } = person;
  const user = { name, email, phone, password, rePassword: password };
  expect(await ask('register', { user })).toMatchObject({ status: 200 });
  await ask('login', { email, password });
  expect(await ask('confirmEmail', { token: await found(/#confirm=([\w-]{43})/) })).toMatchObject({ status: 200 });
  await ask('login', { email, password: `${password} wrong` });
  const { token = '' } = await ask('login', { email, password });
  expect(token).not.toBe('');
  expect(await ask('updateInfo', { info: { name, email, phone, phone2: phone } }, token)).toMatchObject({
    status: 200,
  });
  const other = `other-${email}`;
  await ask('updateInfo', { info: { name, email: other, phone, phone2: '' }, currentPassword: password }, token);
  await ask('contact', { title: `Гарчиг ${MARK}`, message: `Зурвас ${MARK}` }, token);
  await ask('addProductReview', { id: '70489215', rate: 4, message: `Сэтгэгдэл ${MARK}` }, token);
  const { browser = '' } = await ask('sendCode', { email, terms: true });
  expect(await ask('useCode', { code: await found(/\b(\d{6})\b/), browser })).toMatchObject({ status: 200 });
  await ask('forgotPassword', { email });
  const reset = await found(/reset-password#([\w-]{43})/);
  expect(await ask('resetPassword', { token: reset, password: `${password} anew` })).toMatchObject({ status: 200 });
  // A malformed value is answered, but not repeated.
  await ask('register', { user: { ...user, phone: `${phone}${MARK}` } });
  await ask('login', { email: `${MARK} is no address`, password });

  // The database itself fails, with values in its message.
  await sql`alter table customers add constraint no_name_has_the_mark check (name is null or name not like ${sql.lit(`%${MARK}%`)}) not valid`.execute(
    real.database.db,
  );
  const failed = await ask('register', { user: { ...user, email: `late-${email}` } });
  expect(failed.status).toBe(500);
  await vi.waitUntil(() => api?.output().includes('a request failed'), { timeout: 60_000 });

  const written = `${api?.output()}\n${worker?.output()}\n${urls.join('\n')}`;
  expect(written).toContain('no_name_has_the_mark');
  expect([...secrets].filter((secret) => written.includes(secret))).toEqual([]);
  expect(secrets.size).toBeGreaterThan(7);
});
