// Kinds of the inbox in the order of the screen, by group. Without zod, for the browser.

export const inboxGroups = ['money', 'orders', 'unsent', 'answers', 'shop'] as const;

export type InboxGroup = (typeof inboxGroups)[number];

export const inboxKinds = {
  'refund-to-send': 'money',
  'cancel-request': 'money',
  'refund-unanswered': 'money',
  'bonus-to-approve': 'money',
  'money-unknown': 'money',
  'money-short': 'money',
  'money-late': 'money',
  'money-twice': 'money',
  'money-over': 'money',
  'step-late': 'orders',
  'transfer-due': 'orders',
  'lender-number-due': 'orders',
  'provider-silent': 'orders',
  'notice-failed': 'unsent',
  'receipt-failed': 'unsent',
  'lotteries-few': 'unsent',
  'job-failed': 'unsent',
  'message-unanswered': 'answers',
  'review-unanswered': 'answers',
  'price-to-approve': 'shop',
  'prices-to-approve': 'shop',
  'purchase-to-approve': 'shop',
  'invariant-broken': 'shop',
  'endings-taken': 'shop',
} as const satisfies Record<string, InboxGroup>;

export type InboxKindName = keyof typeof inboxKinds;

export const inboxKindNames = Object.keys(inboxKinds) as [InboxKindName, ...InboxKindName[]];
