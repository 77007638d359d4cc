// Every refusal a customer can get: code → HTTP status → text → the word that the spec's client reads in `result`.
// Without zod: the browser catches these. The schema of the reply is in refusal-reply.ts.
import { fill } from './fill-text.ts';
import { serverTexts } from './server-texts.ts';
import { texts } from './texts.ts';

interface RefusalEntry {
  status: 400 | 401 | 403 | 404 | 409 | 429 | 500 | 502 | 503;
  text: string;
  /** §7: 'failed' unless the spec's row for the call has another word. */
  result: 'failed' | 'fail' | 'somewrong' | 'taken';
}

/** The catalogue of refusals. A new one is a line here, named in the calls that can return it. */
export const refusals = {
  invalid_request: { status: 400, text: texts.invalidRequest, result: 'failed' },
  login_required: { status: 401, text: texts.loginRequired, result: 'failed' },
  // Known, but not allowed: a blocked account, a staff member without the permission, a page of another origin.
  forbidden: { status: 403, text: serverTexts.forbidden, result: 'failed' },
  // The same Idempotency-Key with another body: its result stays, nothing new is done. For an order: details.ordernumber.
  key_reused: { status: 409, text: serverTexts.keyReused, result: 'failed' },
  too_many_requests: { status: 429, text: serverTexts.tooManyRequests, result: 'failed' },
  shop_busy: { status: 503, text: texts.shopBusy, result: 'failed' },
  internal: { status: 500, text: texts.internal, result: 'failed' },
  call_not_found: { status: 404, text: serverTexts.callNotFound, result: 'failed' },

  wrong_credentials: { status: 401, text: serverTexts.wrongCredentials, result: 'fail' },
  email_not_confirmed: { status: 401, text: serverTexts.emailNotConfirmed, result: 'fail' },
  email_taken: { status: 409, text: serverTexts.emailTaken, result: 'taken' },
  register_failed: { status: 500, text: serverTexts.registerFailed, result: 'somewrong' },
  // Above the limit of wrong tries only the mailed links and codes work (docs/security.md).
  too_many_tries: { status: 429, text: serverTexts.tooManyTries, result: 'fail' },
  // For a customer who is signed in and has to prove it: not 401, which would sign them out.
  wrong_password: { status: 400, text: serverTexts.wrongPassword, result: 'fail' },
  password_common: { status: 400, text: serverTexts.passwordCommon, result: 'fail' },
  // For a link opened in a browser that the account does not know. Details carry `has_password`: 1, or 0 if there is none to ask for.
  password_not_proven: { status: 409, text: serverTexts.passwordNotProven, result: 'fail' },
  link_invalid: { status: 400, text: texts.linkInvalid, result: 'fail' },
  code_wrong: { status: 400, text: serverTexts.codeWrong, result: 'fail' },
  // Details carry `browser`: a code that proves the address is on its way, and then opens the account.
  email_not_proven: { status: 409, text: texts.emailNotProven, result: 'fail' },
  order_in_work: { status: 409, text: serverTexts.orderInWork, result: 'failed' },
  contact_limit: { status: 429, text: serverTexts.contactLimit, result: 'failed' },
  social_profile_failed: { status: 400, text: serverTexts.socialProfileFailed, result: 'failed' },

  product_not_found: { status: 404, text: serverTexts.productNotFound, result: 'failed' },
  category_not_found: { status: 404, text: serverTexts.categoryNotFound, result: 'failed' },
  brand_not_found: { status: 404, text: serverTexts.brandNotFound, result: 'failed' },
  room_not_found: { status: 404, text: serverTexts.roomNotFound, result: 'failed' },
  event_not_found: { status: 404, text: serverTexts.eventNotFound, result: 'failed' },

  favourite_limit: { status: 409, text: serverTexts.favouriteLimit, result: 'failed' },
  insufficient_stock: { status: 409, text: texts.insufficientStock, result: 'failed' },
  cart_full: { status: 409, text: texts.cartFull, result: 'failed' },
  nothing_purchasable: { status: 409, text: texts.nothingPurchasable, result: 'failed' },
  coupon_invalid: { status: 409, text: texts.couponInvalid, result: 'failed' },

  delivery_not_chosen: { status: 400, text: texts.deliveryNotChosen, result: 'failed' },
  address_incomplete: { status: 400, text: texts.addressIncomplete, result: 'failed' },
  order_creation_failed: { status: 409, text: texts.orderCreationFailed, result: 'failed' },
  // Decision 19: also for a stranger's order, so that order numbers cannot be probed.
  order_not_found: { status: 404, text: serverTexts.orderNotFound, result: 'failed' },
  order_expired: { status: 409, text: serverTexts.orderExpired, result: 'failed' },
  // Details carry `ordernumber`: the one to pay or cancel first (decision 43).
  too_many_unpaid_orders: { status: 409, text: serverTexts.tooManyUnpaidOrders, result: 'failed' },
  // Details carry `phone`, the shop's own, for customers who want more (decision 43).
  too_many_orders_today: { status: 409, text: serverTexts.tooManyOrdersToday, result: 'failed' },
  too_much_unpaid: { status: 409, text: serverTexts.tooMuchUnpaid, result: 'failed' },
  // Details also carry `name` of the product, and `most`, how many of it one customer may keep unpaid.
  too_many_of_product: { status: 409, text: serverTexts.tooManyOfProduct, result: 'failed' },
  order_already_paid: { status: 409, text: serverTexts.orderAlreadyPaid, result: 'failed' },

  payment_not_chosen: { status: 400, text: texts.paymentNotChosen, result: 'failed' },
  // Decision 12: the details carry the fresh figures (freshFigures in order-totals.ts, with line-prices.ts).
  figures_changed: { status: 409, text: serverTexts.figuresChanged, result: 'failed' },
  // A part of a transfer has arrived (decision 129): another method would ask for the whole amount again.
  partly_paid: { status: 409, text: serverTexts.partlyPaid, result: 'failed' },
  // Unpaid, ended, or pieces that cannot be returned (rules/refund-asking).
  refund_not_possible: { status: 409, text: serverTexts.refundNotPossible, result: 'failed' },
  refund_in_work: { status: 409, text: serverTexts.refundInWork, result: 'failed' },
  // Decision 12, for refunds: details carry the fresh `sum`.
  refund_changed: { status: 409, text: serverTexts.refundChanged, result: 'failed' },
  nothing_to_refund: { status: 409, text: serverTexts.nothingToRefund, result: 'failed' },
  // An invoice of unknown state may be paid at this moment: no other payment method is suggested.
  payment_checking: { status: 409, text: serverTexts.paymentChecking, result: 'failed' },
  // Details carry `said` if the provider has a plain and short text of its own for the customer.
  payment_unavailable: { status: 502, text: serverTexts.paymentUnavailable, result: 'failed' },

  // In the admin application. Too many wrong passwords or codes: staff cannot log in by mail.
  too_many_staff_tries: { status: 429, text: serverTexts.tooManyStaffTries, result: 'fail' },
  second_factor_required: { status: 403, text: serverTexts.secondFactorRequired, result: 'fail' },
  // The second factor is too old for this call: `stepUp` renews it, then the call is repeated.
  step_up_required: { status: 403, text: serverTexts.stepUpRequired, result: 'fail' },
  second_factor_wrong: { status: 400, text: serverTexts.secondFactorWrong, result: 'fail' },
  // Details carry the current record: `status`, `version`, `changed_at`, and `changed_by`, the name if a staff member did it.
  changed_meanwhile: { status: 409, text: serverTexts.changedMeanwhile, result: 'failed' },
  // For actions of two people (record 191): the one who prepared it cannot approve it, and one thing is prepared once at a time.
  second_person_required: { status: 403, text: serverTexts.secondPersonRequired, result: 'failed' },
  campaign_is_over: { status: 409, text: serverTexts.campaignIsOver, result: 'failed' },
  price_already_planned: { status: 409, text: serverTexts.priceAlreadyPlanned, result: 'failed' },
  nothing_changes: { status: 409, text: serverTexts.nothingChanges, result: 'failed' },
  // Details carry `most`.
  too_many_products: { status: 409, text: serverTexts.tooManyProducts, result: 'failed' },
  change_set_not_found: { status: 404, text: serverTexts.changeSetNotFound, result: 'failed' },
  price_plan_not_found: { status: 404, text: serverTexts.pricePlanNotFound, result: 'failed' },
  approval_in_work: { status: 409, text: serverTexts.approvalInWork, result: 'failed' },
  approval_not_found: { status: 404, text: serverTexts.approvalNotFound, result: 'failed' },
  setting_not_found: { status: 404, text: serverTexts.settingNotFound, result: 'failed' },
  // Details carry `field`, as `deliveryFees.byWeight.far.base`, and `problem`, the code of the schema.
  setting_invalid: { status: 400, text: serverTexts.settingInvalid, result: 'failed' },
  member_not_found: { status: 404, text: serverTexts.memberNotFound, result: 'failed' },
  already_member: { status: 409, text: serverTexts.alreadyMember, result: 'taken' },
  // Members cannot remove their own factors: whoever has the session could then add others.
  own_account: { status: 409, text: serverTexts.ownAccount, result: 'failed' },
  passkey_wrong: { status: 400, text: serverTexts.passkeyWrong, result: 'fail' },
  // From a network that the setting `admin` does not name; or a change of it that would lock out the caller.
  network_not_allowed: { status: 403, text: serverTexts.networkNotAllowed, result: 'fail' },
  own_network_missing: { status: 409, text: serverTexts.ownNetworkMissing, result: 'failed' },
  last_owner: { status: 409, text: serverTexts.lastOwner, result: 'failed' },
  view_not_found: { status: 404, text: serverTexts.viewNotFound, result: 'fail' },
  view_name_used: { status: 409, text: serverTexts.viewNameUsed, result: 'failed' },
  too_many_views: { status: 409, text: serverTexts.tooManyViews, result: 'failed' },
  // Out for delivery, delivered or ended: the courier already has the address.
  contacts_fixed: { status: 409, text: serverTexts.contactsFixed, result: 'failed' },
  // It contained a secret that is stored nowhere any more, or it is still waiting to be sent.
  notice_not_repeatable: { status: 409, text: serverTexts.noticeNotRepeatable, result: 'failed' },
  too_many_messages: { status: 429, text: serverTexts.tooManyMessages, result: 'failed' },
  // For what staff teach the search.
  synonym_says_nothing: { status: 400, text: serverTexts.synonymSaysNothing, result: 'failed' },
  synonym_of_itself: { status: 400, text: serverTexts.synonymOfItself, result: 'failed' },
  synonym_known: { status: 409, text: serverTexts.synonymKnown, result: 'failed' },
  synonym_loops: { status: 409, text: serverTexts.synonymLoops, result: 'failed' },
  too_many_synonyms: { status: 409, text: serverTexts.tooManySynonyms, result: 'failed' },
  synonym_not_found: { status: 404, text: serverTexts.synonymNotFound, result: 'failed' },
  search_says_nothing: { status: 400, text: serverTexts.searchSaysNothing, result: 'failed' },
  // Details carry `most`.
  too_many_pins: { status: 409, text: serverTexts.tooManyPins, result: 'failed' },
  audit_row_not_found: { status: 404, text: serverTexts.auditRowNotFound, result: 'failed' },
  // For the inbox: decided meanwhile, or not for this member to act on.
  item_not_found: { status: 404, text: serverTexts.itemNotFound, result: 'failed' },
  customer_blocked: { status: 409, text: serverTexts.customerBlocked, result: 'failed' },
  customer_not_found: { status: 404, text: serverTexts.customerNotFound, result: 'failed' },
  // A correction that takes more points than the balance. Details carry the `balance`.
  points_not_enough: { status: 409, text: serverTexts.pointsNotEnough, result: 'failed' },
  // For the front page. One version a minute is published, at a future whole minute.
  front_page_not_found: { status: 404, text: serverTexts.frontPageNotFound, result: 'failed' },
  front_page_published: { status: 409, text: serverTexts.frontPagePublished, result: 'failed' },
  front_page_scheduled: { status: 409, text: serverTexts.frontPageScheduled, result: 'failed' },
  front_page_minute_taken: { status: 409, text: serverTexts.frontPageMinuteTaken, result: 'failed' },
  front_page_minute_wrong: { status: 400, text: serverTexts.frontPageMinuteWrong, result: 'failed' },
  picture_not_found: { status: 404, text: serverTexts.pictureNotFound, result: 'failed' },
  text_looks_like_code: { status: 400, text: serverTexts.textLooksLikeCode, result: 'failed' },
  // Details carry `reason`, a key of the admin's uploadRefusals.
  picture_refused: { status: 400, text: serverTexts.pictureRefused, result: 'failed' },
  alt_text_needed: { status: 400, text: serverTexts.altTextNeeded, result: 'failed' },
  uploads_waiting: { status: 409, text: serverTexts.uploadsWaiting, result: 'failed' },
  thread_not_found: { status: 404, text: serverTexts.threadNotFound, result: 'failed' },
  review_not_found: { status: 404, text: serverTexts.reviewNotFound, result: 'failed' },
  code_not_found: { status: 404, text: serverTexts.codeNotFound, result: 'failed' },
  // For products edited by staff.
  colour_taken: { status: 409, text: serverTexts.colourTaken, result: 'taken' },
  badge_overlaps: { status: 409, text: serverTexts.badgeOverlaps, result: 'failed' },
  choice_not_found: { status: 409, text: serverTexts.choiceNotFound, result: 'failed' },
  shelf_not_found: { status: 404, text: serverTexts.shelfNotFound, result: 'failed' },
  shelf_name_taken: { status: 409, text: serverTexts.shelfNameTaken, result: 'taken' },
  shelf_code_taken: { status: 409, text: serverTexts.shelfCodeTaken, result: 'taken' },
  // Details carry how many use it, by kind: `products`, `sub_categories`, `banners`, `merged`; or `names` of specifications.
  shelf_in_use: { status: 409, text: serverTexts.shelfInUse, result: 'failed' },
  // Details carry `products`, the codes that one model would have twice.
  merge_not_possible: { status: 409, text: serverTexts.mergeNotPossible, result: 'failed' },
  // Details carry `products` and `most`.
  shelf_too_large: { status: 409, text: serverTexts.shelfTooLarge, result: 'failed' },
  product_not_ready: { status: 409, text: serverTexts.productNotReady, result: 'failed' },
  listing_not_possible: { status: 409, text: serverTexts.listingNotPossible, result: 'failed' },
  code_taken: { status: 409, text: serverTexts.codeTaken, result: 'taken' },
  // Money that staff enter or send back. The provider itself reports whether it was paid, so staff cannot enter it.
  provider_reports: { status: 409, text: serverTexts.providerReports, result: 'failed' },
  // Before the order or after this moment. Details carry `created_at` of the order.
  payment_time_wrong: { status: 409, text: serverTexts.paymentTimeWrong, result: 'failed' },
  // With the bank's number, for another order or sum. Details carry the `amount` that was entered.
  payment_entered_already: { status: 409, text: serverTexts.paymentEnteredAlready, result: 'failed' },
  not_a_loan: { status: 409, text: serverTexts.notALoan, result: 'failed' },
  order_not_overdue: { status: 409, text: serverTexts.orderNotOverdue, result: 'failed' },
  // Neither CSV nor XLSX, or too large for a statement. Details carry the `reason` in a word.
  file_unreadable: { status: 400, text: serverTexts.fileUnreadable, result: 'failed' },
  // The columns of this bank are not mapped yet, or the file has none of these headings.
  bank_columns_unknown: { status: 409, text: serverTexts.bankColumnsUnknown, result: 'failed' },
  // For price lists of suppliers. Details of open warnings carry `open`, how many.
  import_not_found: { status: 404, text: serverTexts.importNotFound, result: 'failed' },
  import_row_not_found: { status: 404, text: serverTexts.importRowNotFound, result: 'failed' },
  import_prepared: { status: 409, text: serverTexts.importPrepared, result: 'failed' },
  import_not_compared: { status: 409, text: serverTexts.importNotCompared, result: 'failed' },
  import_columns_missing: { status: 409, text: serverTexts.importColumnsMissing, result: 'failed' },
  import_warnings_open: { status: 409, text: serverTexts.importWarningsOpen, result: 'failed' },
  transfer_not_found: { status: 404, text: serverTexts.transferNotFound, result: 'failed' },
  payment_not_found: { status: 404, text: serverTexts.paymentNotFound, result: 'failed' },
  // For the day's closing (record 194). Details carry `day`; for a closed one also `changed_by` and `changed_at`; for one with
  // unexplained differences, how many and which.
  day_not_over: { status: 409, text: serverTexts.dayNotOver, result: 'failed' },
  day_closed: { status: 409, text: serverTexts.dayClosed, result: 'failed' },
  differences_open: { status: 409, text: serverTexts.differencesOpen, result: 'failed' },
  refund_not_found: { status: 404, text: serverTexts.refundNotFound, result: 'failed' },
  // Details carry `status`: done, declined or sent.
  refund_finished: { status: 409, text: serverTexts.refundFinished, result: 'failed' },
  refund_under_way: { status: 409, text: serverTexts.refundUnderWay, result: 'failed' },
  refund_only_by_hand: { status: 409, text: serverTexts.refundOnlyByHand, result: 'failed' },
  refund_owed: { status: 409, text: serverTexts.refundOwed, result: 'failed' },
  step_not_possible: { status: 409, text: serverTexts.stepNotPossible, result: 'failed' },
  // A request to refund everything that is left of it waits for an answer.
  order_asked_back: { status: 409, text: serverTexts.orderAskedBack, result: 'failed' },
  nothing_to_take_back: { status: 409, text: serverTexts.nothingToTakeBack, result: 'failed' },
  only_owner_takes_back: { status: 403, text: serverTexts.onlyOwnerTakesBack, result: 'failed' },
  // Details carry `most`.
  batch_too_large: { status: 409, text: serverTexts.batchTooLarge, result: 'failed' },
  batch_not_found: { status: 404, text: serverTexts.batchNotFound, result: 'failed' },
  // Details carry `orders`, the numbers that reserve the units, `on_hand` and `reserved`.
  units_reserved: { status: 409, text: serverTexts.unitsReserved, result: 'failed' },
  stocktake_not_found: { status: 404, text: serverTexts.stocktakeNotFound, result: 'failed' },
  // Details carry `stocktake`, its `shelf` and the `name` of the member who started it.
  shelf_in_counting: { status: 409, text: serverTexts.shelfInCounting, result: 'failed' },
  stocktake_closed: { status: 409, text: serverTexts.stocktakeClosed, result: 'failed' },
  nothing_counted: { status: 409, text: serverTexts.nothingCounted, result: 'failed' },
  // For purchases. Details of an incomplete one carry `missing`: lines, price or expected_on; of one without a reason `code`.
  supplier_not_found: { status: 404, text: serverTexts.supplierNotFound, result: 'failed' },
  supplier_name_taken: { status: 409, text: serverTexts.supplierNameTaken, result: 'taken' },
  supplier_retired: { status: 409, text: serverTexts.supplierRetired, result: 'failed' },
  purchase_not_found: { status: 404, text: serverTexts.purchaseNotFound, result: 'failed' },
  purchase_not_draft: { status: 409, text: serverTexts.purchaseNotDraft, result: 'failed' },
  purchase_not_open: { status: 409, text: serverTexts.purchaseNotOpen, result: 'failed' },
  purchase_incomplete: { status: 409, text: serverTexts.purchaseIncomplete, result: 'failed' },
  purchase_received: { status: 409, text: serverTexts.purchaseReceived, result: 'failed' },
  over_reason_required: { status: 409, text: serverTexts.overReasonRequired, result: 'failed' },
  truck_not_found: { status: 404, text: serverTexts.truckNotFound, result: 'failed' },
  truck_name_taken: { status: 409, text: serverTexts.truckNameTaken, result: 'failed' },
  truck_arrives_too_early: { status: 400, text: serverTexts.truckArrivesTooEarly, result: 'failed' },
  truck_is_closed: { status: 409, text: serverTexts.truckIsClosed, result: 'failed' },
} as const satisfies Record<string, RefusalEntry>;

export type RefusalCode = keyof typeof refusals;

/** Facts in addition to the text. For `invalid_request`: the dotted path of each wrong field → what is wrong with it. */
export type RefusalDetails = Readonly<Record<string, string | number>>;

/** A refusal as it is sent: the spec's clients read `result` and `data`, ours reads `code` and `details`. */
export interface RefusalReply {
  result: RefusalEntry['result'];
  code: RefusalCode;
  data: string;
  details?: RefusalDetails;
}

/** The text of a refusal, filled with its facts. */
const textOf = (code: RefusalCode, details: RefusalDetails = {}): string => fill<string>(refusals[code].text, details);

/** A refusal of the shop, for a reason in the catalogue. Any other error is a bug. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails | undefined;

  constructor(code: RefusalCode, details?: RefusalDetails) {
    super(code);
    this.code = code;
    this.details = details;
  }

  get status(): RefusalEntry['status'] {
    return refusals[this.code].status;
  }

  get text(): string {
    return textOf(this.code, this.details);
  }

  get result(): RefusalEntry['result'] {
    return refusals[this.code].result;
  }
}

/** Makes a refusal to throw: `throw refuse('insufficient_stock', { code })`. */
export const refuse = (code: RefusalCode, details?: RefusalDetails): Refusal => new Refusal(code, details);

/** Writes a refusal as the body of its HTTP answer. */
export function refusalReply(code: RefusalCode, details?: RefusalDetails): RefusalReply {
  const { result } = refusals[code];
  const data = textOf(code, details);
  return details ? { result, code, data, details } : { result, code, data };
}

/** Whether a received word is the code of a refusal in this catalogue. */
export const isRefusalCode = (word: unknown): word is RefusalCode =>
  typeof word === 'string' && Object.hasOwn(refusals, word);
