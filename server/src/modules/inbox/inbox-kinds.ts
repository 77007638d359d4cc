import type { InboxKind } from './inbox-kind.ts';
import { bonusToApprove } from './kinds/bonus-to-approve.kind.ts';
import { cancelRequest } from './kinds/cancel-request.kind.ts';
import { endingsTaken } from './kinds/endings-taken.kind.ts';
import { invariantBroken } from './kinds/invariant-broken.kind.ts';
import { jobFailed } from './kinds/job-failed.kind.ts';
import { lenderNumberDue } from './kinds/lender-number-due.kind.ts';
import { lotteriesFew } from './kinds/lotteries-few.kind.ts';
import { messageUnanswered } from './kinds/message-unanswered.kind.ts';
import { moneyLate } from './kinds/money-late.kind.ts';
import { moneyOver } from './kinds/money-over.kind.ts';
import { moneyShort } from './kinds/money-short.kind.ts';
import { moneyTwice } from './kinds/money-twice.kind.ts';
import { moneyUnknown } from './kinds/money-unknown.kind.ts';
import { noticeFailed } from './kinds/notice-failed.kind.ts';
import { priceToApprove } from './kinds/price-to-approve.kind.ts';
import { pricesToApprove } from './kinds/prices-to-approve.kind.ts';
import { providerSilent } from './kinds/provider-silent.kind.ts';
import { purchaseToApprove } from './kinds/purchase-to-approve.kind.ts';
import { receiptFailed } from './kinds/receipt-failed.kind.ts';
import { refundToSend } from './kinds/refund-to-send.kind.ts';
import { refundUnanswered } from './kinds/refund-unanswered.kind.ts';
import { reviewUnanswered } from './kinds/review-unanswered.kind.ts';
import { stepLate } from './kinds/step-late.kind.ts';
import { transferDue } from './kinds/transfer-due.kind.ts';

/** All kinds in the order of the screen; a new one needs a file, a line here and a name in the contract. */
export const INBOX_KINDS: readonly InboxKind[] = [
  refundToSend,
  cancelRequest,
  refundUnanswered,
  bonusToApprove,
  moneyUnknown,
  moneyShort,
  moneyLate,
  moneyTwice,
  moneyOver,
  stepLate,
  transferDue,
  lenderNumberDue,
  providerSilent,
  noticeFailed,
  receiptFailed,
  lotteriesFew,
  jobFailed,
  messageUnanswered,
  reviewUnanswered,
  priceToApprove,
  pricesToApprove,
  purchaseToApprove,
  invariantBroken,
  endingsTaken,
];
