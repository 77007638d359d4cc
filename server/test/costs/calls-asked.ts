// The request with which each call of the contract is measured: in the demo shop, by a new customer.
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import { insertAccount, newEmail, PASSWORD, signedIn } from '../accounts/account-of-test.ts';
import { mailedCode } from '../accounts/mailed-code.ts';
import { authorisationRows } from '../authorisation/rows.ts';
import type { AskedCall, CallToMeasure, Preparing } from './call-to-measure.ts';
import { callsWithHundredLines } from './hundred-lines.ts';

const account = (make: (email: string) => object) => async (preparing: Preparing) => ({
  body: make((await insertAccount(preparing.db)).email),
});

/** Calls that the authorisation matrix sends for a person who does not exist: here they succeed. */
const DOING_THEIR_WORK: Partial<Record<EndpointName, (preparing: Preparing) => Promise<AskedCall>>> = {
  login: account((email) => ({ email, password: PASSWORD })),
  forgotPassword: account((email) => ({ email })),
  sendCode: account((email) => ({ email, terms: true })),
  register: async () => {
    const user = { name: 'Болд', email: newEmail(), phone: '99112233', password: PASSWORD, rePassword: PASSWORD };
    return { body: { user } };
  },
  useCode: async (preparing) => ({ body: await mailedCode(preparing, (await insertAccount(preparing.db)).email) }),
  // Not in the call table: a redirect to the provider, which the matrix lacks.
  googleLogin: async () => ({ body: {} }),
};

async function ordinary(call: EndpointName, { db }: Preparing): Promise<AskedCall> {
  const row = authorisationRows[call];
  if (row === undefined) throw new Error(`${call} has no row in the authorisation matrix and none in calls-asked.ts`);
  if ('open' in row) return { body: typeof row.open === 'function' ? await row.open(db) : row.open };
  const { id: customerId } = await insertAccount(db, { password: null });
  const token = await signedIn(db, customerId);
  return { body: await row.body({ customerId, token }, db), token };
}

const names = Object.keys(endpoints) as EndpointName[];
// Public reads first, so that rows prepared for other calls are not in their lists.
const isPublicRead = (call: EndpointName) => endpoints[call].does === 'reads' && endpoints[call].who !== 'customer';

export const callsToMeasure: readonly CallToMeasure[] = [
  ...[...names.filter(isPublicRead), ...names.filter((call) => !isPublicRead(call))].map((call) => ({
    name: call,
    call,
    prepare: DOING_THEIR_WORK[call] ?? ((preparing: Preparing) => ordinary(call, preparing)),
  })),
  ...callsWithHundredLines,
];
