import { sql } from 'kysely';
import { signedInCustomer } from '../../signed-in-customer.ts';
import { ago } from '../inbox/inbox-of-test.ts';
import type { RunDeps, Runs } from './audit-run.ts';

/** Messages and reviews. */
export function answerRuns({ db, ask, secrets }: RunDeps): Runs {
  async function thread() {
    const { id: customer, email } = await signedInCustomer(db());
    secrets.push(email);
    const message = { customer_id: customer, title: 'Хүргэлт', message: 'Хэзээ?', created_at: ago(2) };
    const insert = db().insertInto('contact_messages').values(message).returning('id');
    return { customer, last: (await insert.executeTakeFirstOrThrow()).id };
  }
  async function review() {
    const { id: customer_id } = await signedInCustomer(db());
    const product = await db().selectFrom('products').select('id').limit(1).executeTakeFirstOrThrow();
    const said = { customer_id, product_id: product.id, rating: 5, message: 'Сайн' };
    const { id } = await db().insertInto('reviews').values(said).returning('id').executeTakeFirstOrThrow();
    const counted = { rating_count: sql<number>`rating_count + 1`, rating_sum: sql<number>`rating_sum + 5` };
    await db().updateTable('products').set(counted).where('id', '=', product.id).execute();
    return { id, version: 1 };
  }
  return {
    answerThread: async () => {
      const text = 'Маргааш 11 цагт очно';
      secrets.push(text);
      return { body: { ...(await thread()), text } };
    },
    closeThread: async () => ({ body: await thread() }),
    answerReview: async () => ({ body: { ...(await review()), answer: 'Баярлалаа' } }),
    hideReview: async () => ({ body: { ...(await review()), because: 'insult' } }),
    publishReview: async () => {
      const { id, version } = (await ask('hideReview', { ...(await review()), because: 'insult' })).body.review;
      return { body: { id, version } };
    },
  };
}
