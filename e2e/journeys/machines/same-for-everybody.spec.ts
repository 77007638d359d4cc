import { expect, test } from '@playwright/test';
import { screens } from '../../screens.ts';
import { newCustomer } from '../signed-in.ts';

/** The countdown of the special offer changes between two answers. */
const timeless = (body: string): string => body.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '').replace(/>\d+</g, '><');

// The calls are tested in server/test/same-for-everybody.test.ts.
test('every public page and its data are the same bytes for a guest and for a customer', async ({ request }) => {
  const { token } = await newCustomer(request);
  const headers = { authorization: `Bearer ${token}`, cookie: `token=${token}` };
  const isPage = (path: string) => !path.startsWith('/profile');
  for (const { path } of screens.filter((screen) => isPage(screen.path))) {
    const [before, query = ''] = path.split('?');
    for (const address of [path, `${before}.data${query === '' ? '' : `?${query}`}`]) {
      const get = async (sent: Record<string, string>) => {
        const answer = await request.get(address, { headers: sent });
        return {
          status: answer.status(),
          cookies: answer.headers()['set-cookie'],
          body: timeless(await answer.text()),
        };
      };
      const [guest, customer] = await Promise.all([get({}), get(headers)]);
      expect([address, guest.status, guest.cookies]).toEqual([address, 200, undefined]);
      expect(customer.status).toBe(200);
      // Not in an expectation that prints both.
      expect(customer.body === guest.body, `${address} is another for a customer`).toBe(true);
      expect(guest.body).not.toContain(token);
    }
  }
});
