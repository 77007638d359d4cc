import type { CallReply } from '@tokhi/contract/call';
import { type Calls, calls } from '@tokhi/contract/calls';
import type { EndpointName } from '@tokhi/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Customer } from '../src/callers/caller.ts';
import type { Db } from '../src/db/database.ts';
import { inTransaction } from '../src/db/in-transaction.ts';
import { openSession } from '../src/modules/accounts/sessions/open-session.ts';
import { SESSION_LIVES } from './app-of-test.ts';
import type { Changes } from './guards/rows.ts';
import { DEMO_DAY } from './template-database.ts';

let made = 0;

export interface CustomerOfTest {
  id: number;
  email: string;
  token: string;
}

/** A customer with a confirmed address, signed in on the demo day. */
export async function signedInCustomer(db: Db, changes: Changes<'customers'> = {}): Promise<CustomerOfTest> {
  made += 1;
  const { id, email } = await db
    .insertInto('customers')
    .values({ email: `customer-${made}@tokhi.example`, name: 'Болд', email_confirmed_at: DEMO_DAY, ...changes })
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();
  return { id, email, token: await oneMoreSession(db, id) };
}

/** A new customer as use cases get the caller, for tests that call them directly, without HTTP and its limits. */
export async function callerOfTest(db: Db): Promise<Customer> {
  const { id } = await signedInCustomer(db);
  const asking = { requestId: 'test', address: '127.0.0.1', browser: 'test', browserKey: '', call: 'test' };
  return { who: 'customer', customerId: id, sessionId: 'test', idempotency: null, ...asking };
}

/** Signs the customer in once more, in another browser. */
export const oneMoreSession = (db: Db, customerId: number, browser = 'test'): Promise<string> =>
  inTransaction(db, (tx) => openSession(tx, customerId, { address: '127.0.0.1', browser }, SESSION_LIVES, DEMO_DAY));

interface Answer<Name extends EndpointName> {
  status: number;
  body: CallReply<Calls[Name]> & { code?: string };
}

/** Sends a call over HTTP as the browser with that token. */
export async function askAs<Name extends EndpointName>(
  app: FastifyInstance,
  token: string,
  name: Name,
  body: object = {},
  remoteAddress = '127.0.0.1',
): Promise<Answer<Name>> {
  const answer = await app.inject({
    method: 'POST',
    url: calls[name].path,
    remoteAddress,
    headers: { authorization: `Bearer ${token}` },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}
