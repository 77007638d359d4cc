// The shop over one database: its calls, what it keeps, and the catalogue that it follows. The API, the tests and the bench open it
// the same way, so that none of them runs another shop than the others.

import type { Redis } from 'ioredis';
import { type AnswerCache, createAnswerCache } from './cache/answer-cache.ts';
import { type CacheMemory, createCacheMemory } from './cache/cache-memory.ts';
import type { FindSession } from './callers/caller.ts';
import type { Db } from './db/database.ts';
import { DEVELOPMENT_ORDER_NUMBER_KEY } from './env.ts';
import { type CallTable, createCallTable } from './http/calls/call-table.ts';
import type { RawRoute } from './http/calls/raw-routes.ts';
import { bindAccounts } from './modules/accounts/accounts.routes.ts';
import { bindAccountsOwn } from './modules/accounts/accounts-own.routes.ts';
import { noticesOff } from './modules/accounts/notices/notices-off.routes.ts';
import {
  type AttemptLog,
  createAttemptLog,
  createFindSession,
  createPasswords,
  lockCustomer,
  type SessionLives,
  type Social,
  type Tries,
} from './modules/accounts/public.ts';
import { bindSocial, socialRoutes } from './modules/accounts/social/social.routes.ts';
import { bindBonus } from './modules/bonus/bonus.routes.ts';
import { bindCart } from './modules/cart/cart.routes.ts';
import { bindCatalogue } from './modules/catalogue/catalogue.routes.ts';
import { createCardCache } from './modules/catalogue/public.ts';
import { bindCheckout } from './modules/checkout/checkout.routes.ts';
import { bindLookUps } from './modules/checkout/look-ups.routes.ts';
import { bindFavourites } from './modules/favourites/favourites.routes.ts';
import { bindNotifications } from './modules/notifications/notifications.routes.ts';
import { bindOrders } from './modules/orders/orders.routes.ts';
import {
  createChangeCode,
  deliveredTo,
  numberOfOrder,
  orderNumbersBy,
  ordersOfCustomer,
} from './modules/orders/public.ts';
import { bindPayments, callbackRoute, returnRoute } from './modules/payments/payments.routes.ts';
import { invoicesOfOrders, type PaymentDeps, refundsOfOrder } from './modules/payments/public.ts';
import { bindRefunds } from './modules/payments/refunds/refunds.routes.ts';
import { bindProfile } from './modules/profile/profile.routes.ts';
import { SHOWN_NOWHERE, type ShownOnce } from './modules/receipts/public.ts';
import { bindReceipts } from './modules/receipts/receipts.routes.ts';
import { reviewsOfProduct } from './modules/reviews/public.ts';
import { bindReviews } from './modules/reviews/reviews.routes.ts';
import { createSearchIndex, type SearchIndex } from './modules/search/public.ts';
import { bindSearch } from './modules/search/search.routes.ts';
import { bindSettings } from './modules/settings/settings.routes.ts';
import type { TaxpayerLookUp } from './providers/e-barimt-lookup/open-e-barimt-lookup.ts';
import type { ThreeWords } from './providers/three-words/open-three-words.ts';

export interface OpenShop {
  table: CallTable;
  findSession: FindSession;
  /** What is no JSON call. */
  rawRoutes: readonly RawRoute[];
  /** Writes refused attempts down. */
  attempts: AttemptLog;
  index: SearchIndex;
  memory: CacheMemory;
}

/** Outside services that the checkout asks; null: not set up here, and the shop does without. */
interface OutsideServices {
  words: ThreeWords | null;
  taxpayers: TaxpayerLookUp | null;
}

interface Deps {
  db: Db;
  /** The clock, as a parameter: tests set it. */
  now: () => Date;
  sessionLives: SessionLives;
  tries: Tries;
  /** Too common to be anybody's. */
  commonPasswords: ReadonlySet<string>;
  social: Social;
  /** What it may keep, in all its stores together. */
  cacheMegabytes: number;
  outside?: OutsideServices;
  /** What of a new receipt is shown once; without it the mail alone tells it. */
  receiptsOnce?: ShownOnce;
  /** Who takes money, and where they tell us; without it only what people confirm can be paid. */
  paying?: Paying;
  /** Told of a refused attempt that could not be written down. */
  onUnwritten?: (error: unknown) => void;
  /** Makes order numbers that nobody can count by; without it the key of a development machine. */
  orderNumberKey?: string;
  /** How answers are kept; without it every answer is computed anew. */
  keep?: (index: SearchIndex, memory: CacheMemory) => AnswerCache;
}

type Paying = Pick<PaymentDeps, 'origin' | 'gateways'>;

const NO_SERVICES: OutsideServices = { words: null, taxpayers: null };
const BY_HAND: Paying = { origin: 'http://127.0.0.1:3000', gateways: {} };

export function openShop(deps: Deps): OpenShop {
  const {
    db,
    now,
    sessionLives,
    tries,
    commonPasswords,
    social,
    cacheMegabytes,
    outside = NO_SERVICES,
    paying = BY_HAND,
    orderNumberKey = DEVELOPMENT_ORDER_NUMBER_KEY,
    keep,
  } = deps;
  const index = createSearchIndex(db, now);
  const memory = createCacheMemory(cacheMegabytes);
  const table = createCallTable(keep?.(index, memory));
  const cards = createCardCache(db, index.changes, memory);
  // Every module that answers calls, one line each.
  bindCatalogue(table, { db, now, versions: index, cards, reviews: reviewsOfProduct(deliveredTo) });
  bindSearch(table, { db, now, index, cards, memory });
  const accounts = { db, now, sessionLives, tries, commonPasswords, passwords: createPasswords() };
  const attempts = createAttemptLog(db, now, deps.onUnwritten ?? (() => undefined));
  bindLookUps(table, { db, ...outside });
  bindSettings(table, { db });
  bindAccounts(table, accounts);
  bindAccountsOwn(table, accounts);
  bindBonus(table, { db, numberOfOrder });
  bindNotifications(table, { db, now, lockCustomer });
  bindReviews(table, { db, now, deliveredTo });
  bindFavourites(table, { db, now });
  bindCart(table, { db, now, cards, ordersOfCustomer });
  bindReceipts(table, { db, shownOnce: deps.receiptsOnce ?? SHOWN_NOWHERE });
  const payments = { db, now, ...paying };
  const invoices = invoicesOfOrders(payments);
  bindCheckout(table, { db, now, tries, changeCode: createChangeCode({ db, now, invoices }) });
  bindOrders(table, {
    db,
    now,
    tries,
    invoices,
    numbersOf: orderNumbersBy(orderNumberKey),
    origin: paying.origin,
    refundsOf: refundsOfOrder,
  });
  bindPayments(table, payments);
  bindRefunds(table, { db, now });
  bindProfile(table, { ...accounts, cards });
  bindSocial(table, { ...accounts, ...social, onRefused: attempts.note });
  const rawRoutes = [
    noticesOff(db),
    callbackRoute(payments),
    returnRoute,
    ...socialRoutes({ ...accounts, ...social, onRefused: attempts.note }),
  ];
  return { table, findSession: createFindSession(db, sessionLives, now), rawRoutes, attempts, index, memory };
}

/** Keeps answers in the process and in Redis, under a name of its own: shops that share a Redis share no answers. */
export const cacheThrough =
  (redis: Redis, name: string) =>
  (index: SearchIndex, memory: CacheMemory): AnswerCache =>
    createAnswerCache({
      redis,
      version: async () => `${name}.${(await index.loaded()).version}`,
      changes: index.changes,
      memory,
    });
