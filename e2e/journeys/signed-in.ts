import type { APIRequestContext, Page } from '@playwright/test';
import { emailTo, newAddress } from './mailbox.ts';
import { prepare } from './setup-process.ts';

/** The code in the newest email to this address. */
export async function mailedCode(address: string): Promise<string> {
  const { text } = await emailTo(address, 'Нэг удаагийн код');
  return /\b\d{6}\b/.exec(text)?.[0] ?? 'no code in the letter';
}

/** Headers as from the edge, with a separate network address: each address gets few codes, and all journeys share one. */
export const fromElsewhere = (): { 'x-forwarded-for': string } => {
  const [a, b, c] = crypto.getRandomValues(new Uint8Array(3));
  return { 'x-forwarded-for': `11.${a}.${b}.${c}` };
};

interface NewCustomer {
  token: string;
  data: { name: string; bonus: number };
}

/**
 * A new customer with an open session, made in the database: a mailed code would cost a second, and the journeys of login
 * cover it. One request checks that the shop knows the session: otherwise the journey would fail far from here, as a guest.
 */
export async function newCustomer(request: APIRequestContext): Promise<NewCustomer> {
  const token = await prepare('customer');
  const known = await request.post('/api/user/my-marks', { headers: { authorization: `Bearer ${token}` } });
  if (!known.ok()) throw new Error(`the shop does not know its customer: ${await known.text()}`);
  const { name, bonus } = (await known.json()).data;
  return { token, data: { name, bonus } };
}

/** A new customer, signed in by a mailed code. */
export async function newCustomerByCode(request: APIRequestContext, address = newAddress()): Promise<NewCustomer> {
  const headers = fromElsewhere();
  const asked = await request.post('/api/user/send-code', { headers, data: { email: address, terms: true } });
  const { browser } = await asked.json();
  const proof = { code: await mailedCode(address), browser };
  const came = await request.post('/api/user/use-code', { headers, data: proof });
  if (!came.ok()) throw new Error(`nobody came in: ${await came.text()}`);
  return came.json();
}

/** Signs the page in as this customer. */
export const signInAs = (page: Page, customer: NewCustomer): Promise<unknown> =>
  page.addInitScript(({ token, data }) => {
    // Only once: a customer who signs out, or is signed out, stays so.
    if (sessionStorage.getItem('came-in') !== null) return;
    sessionStorage.setItem('came-in', '1');
    localStorage.setItem('token', JSON.stringify(token));
    localStorage.setItem('user', JSON.stringify(data));
  }, customer);

/** Signs the page in as a new customer. */
export async function signIn(page: Page, request: APIRequestContext, make = newCustomer): Promise<NewCustomer> {
  const customer = await make(request);
  await signInAs(page, customer);
  return customer;
}

/** The same through the shop's own login, for journeys about its effects: its emails, and a browser that it knows. */
export const signInByCode = (page: Page, request: APIRequestContext): Promise<NewCustomer> =>
  signIn(page, request, (from) => newCustomerByCode(from));
