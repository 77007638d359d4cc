import type { APIRequestContext, Page } from '@playwright/test';
import { letterTo, newAddress } from './mailbox.ts';

/** The code of the newest letter to somebody. */
export async function mailedCode(address: string): Promise<string> {
  const { text } = await letterTo(address, 'Нэг удаагийн код');
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

/** Somebody new, who came in by a mailed code. */
export async function newCustomer(request: APIRequestContext): Promise<NewCustomer> {
  const address = newAddress();
  const headers = fromElsewhere();
  const asked = await request.post('/api/user/send-code', { headers, data: { email: address, terms: true } });
  const { browser } = await asked.json();
  const proof = { code: await mailedCode(address), browser };
  const came = await request.post('/api/user/use-code', { headers, data: proof });
  // Else the journey would go on as a guest and break far from here.
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
export async function signIn(page: Page, request: APIRequestContext): Promise<NewCustomer> {
  const customer = await newCustomer(request);
  await signInAs(page, customer);
  return customer;
}
