import type { AdminTable } from '../../../http/admin/admin-table.ts';
import { answerReview, hideReview, type StaffReviewDeps } from './change-review.ts';
import { listReviews, showReview } from './list-reviews.ts';

export function bindStaffReviews(table: AdminTable, deps: StaffReviewDeps): void {
  table.bind('listReviews', (body) => listReviews(deps.db, body));
  table.bind('showReview', ({ id }) => showReview(deps.db, id));
  table.bind('answerReview', (body, caller) => answerReview(deps, body, caller));
  table.bind('hideReview', (body, caller) => hideReview(deps, body, caller));
  table.bind('publishReview', (body, caller) => hideReview(deps, { ...body, because: null }, caller));
}
