import type { APIRequestContext, Page } from '@playwright/test';
import { emailTo, newAddress } from './mailbox.ts';
import { prepare } from './setup-process.ts';

/** The code of the newest email to somebody. */
export async function mailedCode(address: string): Promise<string> {
  const { text } = await emailTo(address, 'Нэг удаагийн код');
  return /\b\d{6}\b/.exec(text)?.[0] ?? 'no code in the letter';
}

/** As if it came through the edge from a network address of its own: codes are few for each, and all journeys share one. */
export const fromElsewhere = (): { 'x-forwarded-for': string } => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { 'x-forwarded-for': `11.${a}.${b}.${c}` };
};

interface NewCustomer {
  token: string;
  data: { name: string; bonus: number };
}

/**
 * Somebody new with an open session, made in the database: a mailed code would cost a second, and is proven by the journeys of the
 * ways in. The shop is asked once whether it knows the session: else the journey would go on as a guest and break far from here.
 */
export async function newCustomer(request: APIRequestContext): Promise<NewCustomer> {
  const token = await prepare('customer');
  const known = await request.post('/api/user/my-marks', { headers: { authorization: `Bearer ${token}` } });
  if (!known.ok()) throw new Error(`the shop does not know its customer: ${await known.text()}`);
  const { name, bonus } = (await known.json()).data;
  return { token, data: { name, bonus } };
}

/** Somebody new, who came in by a mailed code. */
export async function newCustomerByCode(request: APIRequestContext, address = newAddress()): Promise<NewCustomer> {
  const headers = fromElsewhere();
  const asked = await request.post('/api/user/send-code', { headers, data: { email: address, terms: true } });
  const { browser } = await asked.json();
  const proof = { code: await mailedCode(address), browser };
  const came = await request.post('/api/user/use-code', { headers, data: proof });
  if (!came.ok()) throw new Error(`nobody came in: ${await came.text()}`);
  return came.json();
}

/** The page is this customer's from here on. */
export const signInAs = (page: Page, customer: NewCustomer): Promise<unknown> =>
  page.addInitScript(({ token, data }) => {
    // Once: whoever logs out, or is out, stays so.
    if (sessionStorage.getItem('came-in') !== null) return;
    sessionStorage.setItem('came-in', '1');
    localStorage.setItem('token', JSON.stringify(token));
    localStorage.setItem('user', JSON.stringify(data));
  }, customer);

/** The page is a new customer's from here on. */
export async function signIn(page: Page, request: APIRequestContext, make = newCustomer): Promise<NewCustomer> {
  const customer = await make(request);
  await signInAs(page, customer);
  return customer;
}

/** The same through the shop's own way in, for journeys about what that leaves behind: its emails, and a browser that it knows. */
export const signInByCode = (page: Page, request: APIRequestContext): Promise<NewCustomer> =>
  signIn(page, request, (from) => newCustomerByCode(from));
