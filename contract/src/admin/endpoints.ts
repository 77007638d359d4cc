// The site map of the admin API: `/api/admin/<noun>/<verb>`. Apart from the shop's map, so that the shop's process binds none of
// these calls and the shop's browser never sees their names. Without zod, for the browser.

import type { LimitName } from '../limits.ts';
import type { Permission } from './permissions.ts';

interface AdminEndpointBase {
  method: 'POST';
  path: `/api/admin/${string}/${string}`;
  does: 'reads' | 'changes';
  limit: LimitName;
  /** Whether it is sent with an idempotency key: a request that comes twice with one key is done once. */
  withIdempotencyKey: boolean;
  /** Whether the second factor must have been shown within the last 5 minutes. */
  stepUp: boolean;
  /** Whether its body has a `reason` that is written down: then a permission that is granted with a reason opens it. */
  takesReason: boolean;
  /** Whether it only prepares, or finishes what somebody else prepared: then a permission that needs two people opens it. */
  twoPeople: boolean;
}

/** On the way in: no permission yet. `password`: the password was right, the second factor is still to come. */
interface EntryEndpoint extends AdminEndpointBase {
  login: 'none' | 'password';
  may: null;
  withIdempotencyKey: false;
}

/** About the own account: for every staff member with both factors, without a permission. */
interface OwnEndpoint extends AdminEndpointBase {
  login: 'own';
  may: null;
  takesReason: false;
  twoPeople: false;
}

/** For staff members with both factors whose roles have the permission. */
interface StaffEndpoint extends AdminEndpointBase {
  login: 'complete';
  may: Permission;
}

export type AdminEndpoint = EntryEndpoint | OwnEndpoint | StaffEndpoint;

type Address = AdminEndpoint['path'];

const ASKS_NOTHING = { stepUp: false, withIdempotencyKey: false, takesReason: false, twoPeople: false } as const;

const entry = <
  const Path extends Address,
  const Does extends 'reads' | 'changes',
  const Login extends 'none' | 'password',
>(
  path: Path,
  does: Does,
  login: Login,
) =>
  ({
    method: 'POST',
    path,
    does,
    login,
    may: null,
    limit: 'entering',
    ...ASKS_NOTHING,
  }) as const;

/** `entering`: what the person does with a code. */
const own = <const Path extends Address, const Does extends 'reads' | 'changes'>(
  path: Path,
  does: Does,
  { stepUp = false, limit = 'working' }: { stepUp?: boolean; limit?: 'entering' | 'working' } = {},
) => ({ method: 'POST', path, does, login: 'own', may: null, limit, ...ASKS_NOTHING, stepUp }) as const;

/** What a call for staff asks for beside the permission. */
type Asks = Partial<Pick<AdminEndpointBase, 'stepUp' | 'withIdempotencyKey' | 'takesReason' | 'twoPeople'>>;

const staff = <const Path extends Address, const Does extends 'reads' | 'changes', const May extends Permission>(
  path: Path,
  does: Does,
  may: May,
  { stepUp = false, withIdempotencyKey = false, takesReason = false, twoPeople = false }: Asks = {},
) =>
  ({
    method: 'POST',
    path,
    does,
    login: 'complete',
    may,
    limit: 'working',
    ...{ stepUp, withIdempotencyKey, takesReason, twoPeople },
  }) as const;

/** Every call of the admin application, by its name in the code. */
export const adminEndpoints = {
  login: entry('/api/admin/session/login', 'changes', 'none'),
  acceptInvitation: entry('/api/admin/staff/accept-invitation', 'changes', 'none'),
  session: entry('/api/admin/session/show', 'reads', 'password'),
  setUpTotp: entry('/api/admin/totp/set-up', 'changes', 'password'),
  secondFactor: entry('/api/admin/session/second-factor', 'changes', 'password'),
  logout: entry('/api/admin/session/logout', 'changes', 'password'),
  stepUp: own('/api/admin/session/step-up', 'changes', { limit: 'entering' }),
  passkeyToShow: entry('/api/admin/passkey/to-show', 'changes', 'password'),
  showPasskey: entry('/api/admin/passkey/show', 'changes', 'password'),
  useRecoveryCode: entry('/api/admin/recovery/use-code', 'changes', 'password'),
  showSecurity: own('/api/admin/security/show', 'reads'),
  endSession: own('/api/admin/security/end-session', 'changes'),
  makeRecoveryCodes: own('/api/admin/recovery/make-codes', 'changes', { stepUp: true }),
  passkeyToAdd: own('/api/admin/passkey/to-add', 'changes', { stepUp: true }),
  addPasskey: own('/api/admin/passkey/add', 'changes', { stepUp: true }),
  removePasskey: own('/api/admin/passkey/remove', 'changes', { stepUp: true }),
  listMembers: staff('/api/admin/team/list', 'reads', 'manage-team'),
  inviteMember: staff('/api/admin/team/invite', 'changes', 'manage-team', { stepUp: true, withIdempotencyKey: true }),
  changeRoles: staff('/api/admin/team/change-roles', 'changes', 'manage-team', { stepUp: true }),
  disableMember: staff('/api/admin/team/disable', 'changes', 'manage-team', { stepUp: true }),
  renewAccess: staff('/api/admin/team/renew-access', 'changes', 'manage-team', { stepUp: true }),
  showNetworks: staff('/api/admin/networks/show', 'reads', 'change-settings'),
  changeNetworks: staff('/api/admin/networks/change', 'changes', 'change-settings', { stepUp: true }),
  listSettings: staff('/api/admin/settings/list', 'reads', 'change-settings'),
  showSetting: staff('/api/admin/settings/show', 'reads', 'change-settings'),
  saveSetting: staff('/api/admin/settings/save', 'changes', 'change-settings', {
    stepUp: true,
    withIdempotencyKey: true,
  }),
  prepareSetting: staff('/api/admin/settings/prepare', 'changes', 'change-money-settings', {
    ...{ stepUp: true, twoPeople: true, takesReason: true, withIdempotencyKey: true },
  }),
  approveSetting: staff('/api/admin/settings/approve', 'changes', 'change-money-settings', {
    ...{ stepUp: true, twoPeople: true, withIdempotencyKey: true },
  }),
  listOrders: staff('/api/admin/orders/list', 'reads', 'view-orders'),
  countOrders: staff('/api/admin/orders/count', 'reads', 'view-orders'),
  orderChoices: staff('/api/admin/orders/choices', 'reads', 'view-orders'),
  pickingList: staff('/api/admin/orders/picking-list', 'reads', 'view-orders'),
  findOrders: staff('/api/admin/orders/find', 'reads', 'view-orders'),
  revealOrder: staff('/api/admin/orders/reveal', 'changes', 'view-personal-data'),
  revealWithReason: staff('/api/admin/orders/reveal-with-reason', 'changes', 'view-personal-data', {
    takesReason: true,
  }),
  liveSince: staff('/api/admin/live/since', 'reads', 'view-orders'),
  listViews: staff('/api/admin/views/list', 'reads', 'view-orders'),
  saveView: staff('/api/admin/views/save', 'changes', 'view-orders'),
  deleteView: staff('/api/admin/views/delete', 'changes', 'view-orders'),
  showOrder: staff('/api/admin/orders/show', 'reads', 'view-orders'),
  moveOrder: staff('/api/admin/orders/move', 'changes', 'move-orders', { withIdempotencyKey: true }),
  takeBackOrder: staff('/api/admin/orders/take-back', 'changes', 'take-back-steps', { withIdempotencyKey: true }),
  previewBatch: staff('/api/admin/batches/preview', 'reads', 'move-orders'),
  startBatch: staff('/api/admin/batches/start', 'changes', 'move-orders', { withIdempotencyKey: true }),
  showBatch: staff('/api/admin/batches/show', 'reads', 'move-orders'),
  listBatches: staff('/api/admin/batches/list', 'reads', 'move-orders'),
  takeBackBatch: staff('/api/admin/batches/take-back', 'changes', 'take-back-steps', { withIdempotencyKey: true }),
  listTrucks: staff('/api/admin/trucks/list', 'reads', 'move-orders'),
  showTruck: staff('/api/admin/trucks/show', 'reads', 'move-orders'),
  createTruck: staff('/api/admin/trucks/create', 'changes', 'move-orders', { withIdempotencyKey: true }),
  changeTruck: staff('/api/admin/trucks/change', 'changes', 'move-orders'),
  addToTruck: staff('/api/admin/trucks/add-orders', 'changes', 'move-orders', { withIdempotencyKey: true }),
  removeFromTruck: staff('/api/admin/trucks/remove-orders', 'changes', 'move-orders'),
  reloadTruck: staff('/api/admin/trucks/move-orders', 'changes', 'move-orders'),
  closeTruck: staff('/api/admin/trucks/close', 'changes', 'move-orders'),
  loadList: staff('/api/admin/trucks/load-list', 'reads', 'move-orders'),
  customsList: staff('/api/admin/trucks/customs-list', 'reads', 'move-orders'),
  addNote: staff('/api/admin/orders/add-note', 'changes', 'view-orders', { withIdempotencyKey: true }),
  assignOrder: staff('/api/admin/orders/assign', 'changes', 'view-orders'),
  orderDistricts: staff('/api/admin/orders/districts', 'reads', 'change-contacts'),
  changeContacts: staff('/api/admin/orders/change-contacts', 'changes', 'change-contacts'),
  sendNoticeAgain: staff('/api/admin/orders/send-notice-again', 'changes', 'view-orders', { withIdempotencyKey: true }),
  previewMessage: staff('/api/admin/orders/preview-message', 'reads', 'view-orders'),
  sendMessage: staff('/api/admin/orders/send-message', 'changes', 'view-orders', { withIdempotencyKey: true }),
  printInvoice: staff('/api/admin/orders/print-invoice', 'changes', 'view-personal-data'),
  cancelOrder: staff('/api/admin/orders/cancel', 'changes', 'prepare-refunds', {
    stepUp: true,
    withIdempotencyKey: true,
  }),
  listCodes: staff('/api/admin/codes/list', 'reads', 'manage-codes'),
  showCode: staff('/api/admin/codes/show', 'reads', 'manage-codes'),
  createCodes: staff('/api/admin/codes/create', 'changes', 'manage-codes', {
    ...{ stepUp: true, withIdempotencyKey: true },
  }),
  switchCode: staff('/api/admin/codes/switch', 'changes', 'manage-codes', { stepUp: true }),
  copyCodes: staff('/api/admin/codes/copy', 'changes', 'manage-codes', { stepUp: true }),
  listCustomers: staff('/api/admin/customers/list', 'reads', 'view-customers'),
  showCustomer: staff('/api/admin/customers/show', 'reads', 'view-customers'),
  revealCustomer: staff('/api/admin/customers/reveal', 'changes', 'view-personal-data'),
  revealCustomerWithReason: staff('/api/admin/customers/reveal-with-reason', 'changes', 'view-personal-data', {
    takesReason: true,
  }),
  addCustomerNote: staff('/api/admin/customers/add-note', 'changes', 'view-customers', { withIdempotencyKey: true }),
  correctBonus: staff('/api/admin/customers/correct-bonus', 'changes', 'adjust-bonus', {
    ...{ stepUp: true, twoPeople: true, withIdempotencyKey: true },
  }),
  approveBonus: staff('/api/admin/customers/approve-bonus', 'changes', 'adjust-bonus', {
    ...{ stepUp: true, twoPeople: true, withIdempotencyKey: true },
  }),
  blockCustomer: staff('/api/admin/customers/block', 'changes', 'manage-customers'),
  unblockCustomer: staff('/api/admin/customers/unblock', 'changes', 'manage-customers'),
  endCustomerSessions: staff('/api/admin/customers/end-sessions', 'changes', 'manage-customers'),
  exportCustomer: staff('/api/admin/customers/export', 'changes', 'manage-customers', { stepUp: true }),
  eraseCustomer: staff('/api/admin/customers/erase', 'changes', 'manage-customers', { stepUp: true }),
  listStock: staff('/api/admin/stock/list', 'reads', 'count-stock'),
  showStock: staff('/api/admin/stock/show', 'reads', 'count-stock'),
  receiveStock: staff('/api/admin/stock/receive', 'changes', 'count-stock', { withIdempotencyKey: true }),
  countStock: staff('/api/admin/stock/count', 'changes', 'count-stock', { withIdempotencyKey: true }),
  writeOffStock: staff('/api/admin/stock/write-off', 'changes', 'count-stock', { withIdempotencyKey: true }),
  startStocktake: staff('/api/admin/stocktakes/start', 'changes', 'count-stock', { withIdempotencyKey: true }),
  showStocktake: staff('/api/admin/stocktakes/show', 'reads', 'count-stock'),
  countUnits: staff('/api/admin/stocktakes/count-units', 'changes', 'count-stock', { withIdempotencyKey: true }),
  finishCounting: staff('/api/admin/stocktakes/finish-counting', 'changes', 'count-stock'),
  explainDifference: staff('/api/admin/stocktakes/explain-difference', 'changes', 'count-stock'),
  applyStocktake: staff('/api/admin/stocktakes/apply', 'changes', 'count-stock', { withIdempotencyKey: true }),
  cancelStocktake: staff('/api/admin/stocktakes/cancel', 'changes', 'count-stock'),
  takeBackStocktake: staff('/api/admin/stocktakes/take-back', 'changes', 'count-stock', { withIdempotencyKey: true }),
  listThreads: staff('/api/admin/messages/list', 'reads', 'answer-customers'),
  showThread: staff('/api/admin/messages/show', 'reads', 'answer-customers'),
  answerThread: staff('/api/admin/messages/answer', 'changes', 'answer-customers', { withIdempotencyKey: true }),
  closeThread: staff('/api/admin/messages/close', 'changes', 'answer-customers'),
  listReviews: staff('/api/admin/reviews/list', 'reads', 'answer-customers'),
  showReview: staff('/api/admin/reviews/show', 'reads', 'answer-customers'),
  answerReview: staff('/api/admin/reviews/answer', 'changes', 'answer-customers'),
  hideReview: staff('/api/admin/reviews/hide', 'changes', 'answer-customers'),
  publishReview: staff('/api/admin/reviews/publish', 'changes', 'answer-customers'),
  showReport: staff('/api/admin/reports/show', 'reads', 'view-sales'),
  showPrices: staff('/api/admin/prices/show', 'reads', 'change-prices', { twoPeople: true }),
  previewPrices: staff('/api/admin/prices/preview', 'reads', 'change-prices', { twoPeople: true }),
  changePrices: staff('/api/admin/prices/change', 'changes', 'change-prices-slightly', { withIdempotencyKey: true }),
  preparePrices: staff('/api/admin/prices/prepare', 'changes', 'change-prices', {
    ...{ twoPeople: true, takesReason: true, withIdempotencyKey: true },
  }),
  approvePrices: staff('/api/admin/prices/approve', 'changes', 'change-prices', {
    ...{ twoPeople: true, withIdempotencyKey: true },
  }),
  cancelPlannedPrice: staff('/api/admin/prices/cancel-planned', 'changes', 'change-prices', {
    ...{ twoPeople: true, withIdempotencyKey: true },
  }),
  showToday: staff('/api/admin/today/show', 'reads', 'use-inbox'),
  listInbox: staff('/api/admin/inbox/list', 'reads', 'use-inbox'),
  assignItem: staff('/api/admin/inbox/assign', 'changes', 'use-inbox'),
  postponeItem: staff('/api/admin/inbox/postpone', 'changes', 'use-inbox'),
  finishItem: staff('/api/admin/inbox/finish', 'changes', 'use-inbox'),
  retryJob: staff('/api/admin/jobs/retry', 'changes', 'retry-jobs'),
  resolveJob: staff('/api/admin/jobs/resolve', 'changes', 'retry-jobs'),
  endUnpaidOrder: staff('/api/admin/payments/end-order', 'changes', 'match-transfers', { stepUp: true }),
  confirmPayment: staff('/api/admin/payments/confirm', 'changes', 'match-transfers', {
    stepUp: true,
    withIdempotencyKey: true,
  }),
  enterLenderNumber: staff('/api/admin/payments/enter-lender-number', 'changes', 'match-transfers', {
    withIdempotencyKey: true,
  }),
  previewStatement: staff('/api/admin/statements/preview', 'reads', 'match-transfers'),
  showBankColumns: staff('/api/admin/statements/show-columns', 'reads', 'match-transfers'),
  saveBankColumns: staff('/api/admin/statements/save-columns', 'changes', 'match-transfers', {
    stepUp: true,
    withIdempotencyKey: true,
  }),
  importStatement: staff('/api/admin/statements/import', 'changes', 'match-transfers', { withIdempotencyKey: true }),
  listTransfers: staff('/api/admin/transfers/list', 'reads', 'match-transfers'),
  suggestOrder: staff('/api/admin/transfers/suggest', 'reads', 'match-transfers'),
  confirmTransfers: staff('/api/admin/transfers/confirm', 'changes', 'match-transfers', { withIdempotencyKey: true }),
  withdrawTransfers: staff('/api/admin/transfers/withdraw', 'changes', 'match-transfers', { withIdempotencyKey: true }),
  setTransfersAside: staff('/api/admin/transfers/set-aside', 'changes', 'match-transfers', {
    withIdempotencyKey: true,
  }),
  listUnknownMoney: staff('/api/admin/payments/list-unknown', 'reads', 'match-transfers'),
  suggestForPayment: staff('/api/admin/payments/suggest', 'reads', 'match-transfers'),
  assignPayment: staff('/api/admin/payments/assign', 'changes', 'match-transfers', {
    stepUp: true,
    withIdempotencyKey: true,
  }),
  listLoans: staff('/api/admin/loans/list', 'reads', 'match-transfers'),
  showDay: staff('/api/admin/closing/show-day', 'reads', 'close-days'),
  closeDay: staff('/api/admin/closing/close-day', 'changes', 'close-days', { stepUp: true, withIdempotencyKey: true }),
  listRefunds: staff('/api/admin/refunds/list', 'reads', 'prepare-refunds'),
  showRefund: staff('/api/admin/refunds/show', 'reads', 'prepare-refunds'),
  revealAccount: staff('/api/admin/refunds/reveal-account', 'changes', 'view-personal-data'),
  refundTerms: staff('/api/admin/refunds/terms', 'reads', 'prepare-refunds'),
  createRefund: staff('/api/admin/refunds/create', 'changes', 'prepare-refunds', {
    stepUp: true,
    withIdempotencyKey: true,
  }),
  prepareRefund: staff('/api/admin/refunds/prepare', 'changes', 'approve-large-refunds', {
    ...{ stepUp: true, twoPeople: true, takesReason: true, withIdempotencyKey: true },
  }),
  approveRefund: staff('/api/admin/refunds/approve', 'changes', 'approve-large-refunds', {
    ...{ stepUp: true, twoPeople: true, withIdempotencyKey: true },
  }),
  closeRefund: staff('/api/admin/refunds/close', 'changes', 'approve-small-refunds', {
    stepUp: true,
    withIdempotencyKey: true,
  }),
  // Neither is done twice: a refund is sent, and an order ended, once. Asking a provider is no part of a transaction.
  sendRefund: staff('/api/admin/refunds/send', 'changes', 'approve-small-refunds', { stepUp: true }),
  declineRefund: staff('/api/admin/refunds/decline', 'changes', 'approve-small-refunds', {
    stepUp: true,
    withIdempotencyKey: true,
  }),
  listPictures: staff('/api/admin/pictures/list', 'reads', 'edit-products'),
  // Each names the version that it was made for: the same request again is refused, and the page reads what it did.
  orderPictures: staff('/api/admin/pictures/order', 'changes', 'edit-products'),
  describePicture: staff('/api/admin/pictures/describe', 'changes', 'edit-products'),
  removePicture: staff('/api/admin/pictures/remove', 'changes', 'edit-products'),
  restorePicture: staff('/api/admin/pictures/restore', 'changes', 'edit-products'),
  listProducts: staff('/api/admin/products/list', 'reads', 'view-products'),
  countProducts: staff('/api/admin/products/count', 'reads', 'view-products'),
  findProducts: staff('/api/admin/products/find', 'reads', 'view-products'),
  productChoices: staff('/api/admin/products/choices', 'reads', 'view-products'),
  showProduct: staff('/api/admin/products/show', 'reads', 'view-products'),
  saveProduct: staff('/api/admin/products/save', 'changes', 'edit-products', { withIdempotencyKey: true }),
  createProduct: staff('/api/admin/products/create', 'changes', 'edit-products', { withIdempotencyKey: true }),
  changeListing: staff('/api/admin/products/change-listing', 'changes', 'edit-products', { withIdempotencyKey: true }),
} as const satisfies Record<string, AdminEndpoint>;

export type AdminEndpointName = keyof typeof adminEndpoints;
