import type { EndpointName } from '@tokhi/contract/endpoints';
import type { Db } from '../../src/db/database.ts';
import { hashOf } from '../../src/modules/accounts/secrets.ts';
import { codeOf } from '../accounts/code-row.ts';
import { type Actor, type CustomerRow, ITS_OWN } from './row-kinds.ts';

const info = async ({ customerId }: Actor, db: Db) => {
  const row = db.selectFrom('customers').select('email').where('id', '=', customerId);
  return { name: 'Болд', phone: '99112233', email: (await row.executeTakeFirstOrThrow()).email };
};
const isOpen = async ({ token }: Actor, db: Db) => {
  const session = db.selectFrom('sessions').select('revoked_at').where('token_hash', '=', hashOf(token));
  return (await session.executeTakeFirstOrThrow()).revoked_at === null;
};

/** Calls about a customer's own account. */
export const ownAccountRows = {
  myInfo: { body: () => ({}), ofAnother: ITS_OWN },
  updateInfo: { body: async (owner, db) => ({ info: await info(owner, db) }), ofAnother: ITS_OWN },
  changePassword: {
    body: async ({ customerId }, db) => ({ password: 'шинэ нууц үг', proof: await codeOf(db, customerId) }),
    // Another customer's proof counts as none.
    ofAnother: { nowhere: () => ({ password: 'шинэ нууц үг' }), unharmed: hasNoPassword },
  },
  mySessions: { body: () => ({}), ofAnother: ITS_OWN },
  endSession: {
    body: ({ token }) => ({ id: hashOf(token).toString('hex') }),
    ofAnother: { nowhere: () => ({ id: '0'.repeat(64) }), unharmed: isOpen },
  },
  myBonus: { body: () => ({}), ofAnother: ITS_OWN },
  myMarks: { body: () => ({}), ofAnother: ITS_OWN },
  myNotices: { body: () => ({ price_drop: false }), ofAnother: ITS_OWN },
  exportMyData: {
    body: async ({ customerId }, db) => ({ proof: await codeOf(db, customerId) }),
    ofAnother: { nowhere: () => ({}), unharmed: isOpen },
  },
  deleteAccount: {
    body: async ({ customerId }, db) => ({ proof: await codeOf(db, customerId) }),
    ofAnother: { nowhere: () => ({}), unharmed: isOpen },
  },
  contact: { body: () => ({ title: 'Асуулт', message: 'Хэзээ нээх вэ?' }), ofAnother: ITS_OWN },
} satisfies Partial<Record<EndpointName, CustomerRow>>;

async function hasNoPassword({ customerId }: Actor, db: Db): Promise<boolean> {
  const row = db.selectFrom('customers').select('password_hash').where('id', '=', customerId);
  return (await row.executeTakeFirstOrThrow()).password_hash === null;
}
