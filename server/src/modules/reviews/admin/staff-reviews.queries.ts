import type { HideReason, ReviewView } from '@tokhi/contract/admin/answers/review-words';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';
import { nameOfCustomer } from '../../accounts/public.ts';

const reviews = (db: Db) =>
  db
    .selectFrom('reviews')
    .select(['reviews.id', 'reviews.customer_id', 'reviews.product_id', 'reviews.rating', 'reviews.message'])
    .select(['reviews.created_at', 'reviews.answer', 'reviews.answered_at', 'reviews.version'])
    // Restricted by the table's check.
    .select(sql<HideReason | null>`reviews.hidden_reason`.as('hidden_reason'))
    .select(nameOfCustomer('reviews.customer_id').as('name'));

/** The same expressions as in the indexes. */
const CONDITIONS: Record<ReviewView, RawBuilder<boolean>> = {
  to_answer: sql`reviews.status = 'published' and reviews.answer is null and reviews.message <> ''`,
  few_stars: sql`reviews.status = 'published' and reviews.rating <= 2`,
  hidden: sql`reviews.status = 'hidden'`,
  all: sql`true`,
};

export async function staffReviews(
  db: Db,
  view: ReviewView,
  { after, limit }: { after: number | undefined; limit: number },
) {
  let query = reviews(db).where(CONDITIONS[view]).orderBy('reviews.id', 'desc').limit(limit);
  if (after !== undefined) query = query.where('reviews.id', '<', after);
  return query.execute();
}

export const staffReview = (db: Db, id: number) => reviews(db).where('reviews.id', '=', id).executeTakeFirst();

export type StaffReviewRow = NonNullable<Awaited<ReturnType<typeof staffReview>>>;

/** Locked after its product, as in a new review. */
export const lockReview = (tx: Tx, id: number) =>
  tx
    .selectFrom('reviews')
    .select(['id', 'rating', 'status', 'hidden_reason', 'answer', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function writeAnswer(tx: Tx, id: number, answer: string | null, now: Date): Promise<void> {
  const changed = { answer, answered_at: answer === null ? null : now };
  await tx.updateTable('reviews').set(changed).where('id', '=', id).execute();
}

export async function writeHidden(tx: Tx, id: number, because: HideReason | null): Promise<void> {
  const changed = { status: because === null ? 'published' : 'hidden', hidden_reason: because };
  await tx.updateTable('reviews').set(changed).where('id', '=', id).execute();
}
