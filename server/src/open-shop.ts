// The shop on one database: its calls, its caches, and the catalogue that it follows. The API, the tests and the bench open it the same
// way, so that all of them run the same shop.

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
  /** Endpoints that are not JSON calls. */
  rawRoutes: readonly RawRoute[];
  /** Records refused attempts. */
  attempts: AttemptLog;
  index: SearchIndex;
  memory: CacheMemory;
}

/** Outside services of the checkout; null: not configured, and the shop works without. */
interface OutsideServices {
  words: ThreeWords | null;
  taxpayers: TaxpayerLookUp | null;
}

interface Deps {
  db: Db;
  /** The clock, as a parameter: tests set the time. */
  now: () => Date;
  sessionLives: SessionLives;
  tries: Tries;
  /** Refused because they are too common. */
  commonPasswords: ReadonlySet<string>;
  social: Social;
  /** Cache memory, for all stores together. */
  cacheMegabytes: number;
  outside?: OutsideServices;
  /** Data of a new receipt that is shown once; without it only the email contains it. */
  receiptsOnce?: ShownOnce;
  /** The payment providers, and where they send callbacks; without it only staff can confirm payments. */
  paying?: Paying;
  /** Called when a refused attempt could not be recorded. */
  onUnwritten?: (error: unknown) => void;
  /** Makes order numbers that reveal no count; by default the key of a development machine. */
  orderNumberKey?: string;
  /** The answer cache; without it every answer is computed anew. */
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
  // All modules with calls, one line each.
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

/** Caches answers in the process and in Redis, under the given name: shops that share a Redis do not share answers. */
export const cacheThrough =
  (redis: Redis, name: string) =>
  (index: SearchIndex, memory: CacheMemory): AnswerCache =>
    createAnswerCache({
      redis,
      version: async () => `${name}.${(await index.loaded()).version}`,
      changes: index.changes,
      memory,
    });
