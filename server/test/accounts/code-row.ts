import type { MailedProof } from '@tokhi/contract/fields/mailed-proof';
import { proofEndsAt } from '@tokhi/rules/person/mailed-proofs';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { insertCode } from '../../src/modules/accounts/entry/codes.queries.ts';
import { hashOfCode } from '../../src/modules/accounts/entry/send-code.ts';
import { hashOf, newSecret } from '../../src/modules/accounts/secrets.ts';
import { DEMO_DAY } from '../template-database.ts';

/** A code that was mailed to this customer on the demo day, and its proof. */
export async function codeOf(db: Db, customerId: number): Promise<MailedProof> {
  const { email } = await db
    .selectFrom('customers')
    .select('email')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  const proof = { browser: newSecret(), code: '123456' };
  const codeHash = hashOfCode(proof.browser, proof.code);
  const expiresAt = proofEndsAt('login_code', DEMO_DAY);
  const code = { browserHash: hashOf(proof.browser), codeHash, email, now: DEMO_DAY, expiresAt };
  await inTransaction(db, (tx) => insertCode(tx, code));
  return proof;
}
