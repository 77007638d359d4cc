// The admin application on one database: its calls and its sessions. The process and the tests open it the same way.

import type { AdmitNetwork, FindStaffSession } from './callers/admin-caller.ts';
import { type AnswerIdempotently, createAnswerIdempotently } from './callers/answer-idempotently.ts';
import type { Db } from './db/database.ts';
import { DEVELOPMENT_ORDER_NUMBER_KEY } from './env.ts';
import type { AdminRawRoute } from './http/admin/admin-raw-routes.ts';
import { type AdminTable, createAdminTable } from './http/admin/admin-table.ts';
import type { Logger } from './logger.ts';
import type { Media } from './media/open-media.ts';
import { createPasswords, type Tries } from './modules/accounts/public.ts';
import { bindBatches } from './modules/batches/batches.routes.ts';
import { bindChangeSetBatches } from './modules/batches/change-sets/change-sets.routes.ts';
import { outcomeOfBatch } from './modules/batches/public.ts';
import { customersWithInCart } from './modules/cart/public.ts';
import { bindAdminProducts } from './modules/catalogue/admin/admin-products.routes.ts';
import { bindShelves } from './modules/catalogue/admin/shelves/shelves.routes.ts';
import { bindChangeSets } from './modules/catalogue/change-sets/change-sets.routes.ts';
import { bindImports, exportProductsRoute, importRoute } from './modules/catalogue/imports/imports.routes.ts';
import { bindPictures, uploadRoute } from './modules/catalogue/pictures/pictures.routes.ts';
import { bindPrices } from './modules/catalogue/pricing/pricing.routes.ts';
import { bindAdminCodes } from './modules/checkout/admin/admin-codes.routes.ts';
import { bindClosing, monthRoute } from './modules/closing/closing.routes.ts';
import { bindTrucks } from './modules/delivery/trucks.routes.ts';
import { customersWhoSaved } from './modules/favourites/public.ts';
import { bindFrontPage, frontUploadRoute, previewRoute } from './modules/front-page/front-page.routes.ts';
import type { RenderHome } from './modules/front-page/public.ts';
import { bindInbox } from './modules/inbox/inbox.routes.ts';
import { bindInventory } from './modules/inventory/inventory.routes.ts';
import { bindLive, liveRoute } from './modules/live/live.routes.ts';
import { createLiveFeed, createLiveStreams, followChanges } from './modules/live/public.ts';
import { bindAdminOrders } from './modules/orders/admin/admin-orders.routes.ts';
import { exportRoute } from './modules/orders/admin/export/export-orders.routes.ts';
import { bindPhoneOrders } from './modules/orders/admin/phone/phone-orders.routes.ts';
import { createShownBeside, orderNumbersBy, ordersWithCodes, unpaidOrdersWith } from './modules/orders/public.ts';
import { bindAdminPayments } from './modules/payments/admin/admin-payments.routes.ts';
import { bindCancelling } from './modules/payments/cancel/cancel.routes.ts';
import {
  accountOfOrder,
  invoicesOfOrders,
  isAskedBack,
  moneyOfOrder,
  type PaymentDeps,
  refundsOfOrder,
} from './modules/payments/public.ts';
import { bindTransfers } from './modules/payments/transfers/transfers.routes.ts';
import { bindCustomers } from './modules/profile/admin/customers.routes.ts';
import { bindMessages } from './modules/profile/messages/messages.routes.ts';
import { incomingOf } from './modules/purchases/public.ts';
import { bindPurchases, exportPurchaseRoute } from './modules/purchases/purchases.routes.ts';
import { receiptsOfOrder } from './modules/receipts/public.ts';
import { bindReports } from './modules/reports/reports.routes.ts';
import { bindStaffReviews } from './modules/reviews/admin/staff-reviews.routes.ts';
import { bindSearchWords } from './modules/search/admin/search-words.routes.ts';
import { bindSettingForms } from './modules/settings/forms/setting-forms.routes.ts';
import { bindAudit } from './modules/staff/audit/audit.routes.ts';
import {
  createAdmitNetwork,
  createFindStaffSession,
  createSecretBox,
  namesOfStaff,
  workingStaff,
} from './modules/staff/public.ts';
import { bindStaff } from './modules/staff/staff.routes.ts';
import { bindStatus } from './modules/status/status.routes.ts';
import { createTableReader } from './tables/read/create-table-reader.ts';

interface Deps {
  db: Db;
  /** The clock, as a parameter: tests set the time. */
  now: () => Date;
  tries: Tries;
  commonPasswords: ReadonlySet<string>;
  /** 32 bytes; encrypts the second factors. */
  staffKey: Buffer;
  /** Data encrypted with it can still be read. */
  staffKeyBefore?: Buffer | null;
  /** The address of the admin application. */
  origin: string;
  logger: Logger;
  isDraining: () => boolean;
  /** The payment providers, and the shop's address. */
  paying: Pick<PaymentDeps, 'origin' | 'gateways'>;
  /** The store of pictures. */
  media: Media;
  /** Renders the home page for its preview; without it there is no preview: tests need no build. */
  renderHome?: RenderHome;
  /** The origin of a preview's style sheets; null: the process serves them. */
  previewFilesFrom?: string | null;
  /** Shuffles the numbers of orders (decision 13); must be the shop's own. */
  orderNumberKey?: string;
}

export function openAdmin({
  db,
  now,
  tries,
  commonPasswords,
  staffKey,
  staffKeyBefore = null,
  origin,
  logger,
  isDraining,
  paying,
  media,
  renderHome = () => Promise.reject(new Error('no storefront to preview with')),
  previewFilesFrom = null,
  orderNumberKey = DEVELOPMENT_ORDER_NUMBER_KEY,
}: Deps): {
  table: AdminTable;
  rawRoutes: AdminRawRoute[];
  findSession: FindStaffSession;
  admitNetwork: AdmitNetwork;
  answerIdempotently: AnswerIdempotently;
} {
  const table = createAdminTable();
  const readTable = createTableReader();
  const beside = createShownBeside(db, now);
  // All modules with staff calls, one line each.
  const invoices = invoicesOfOrders({ db, now, ...paying });
  bindAdminOrders(table, {
    ...{ db, now, namesOfStaff, workingStaff, invoices, beside, origin: paying.origin },
    ...{ accountOfOrder, isAskedBack, moneyOf: moneyOfOrder, receiptsOf: receiptsOfOrder, refundsOf: refundsOfOrder },
  });
  bindPhoneOrders(table, { db, now, namesOfStaff, invoices, numbersOf: orderNumbersBy(orderNumberKey) });
  bindCancelling(table, { db, now, namesOfStaff, invoices });
  bindAdminPayments(table, { db, now, namesOfStaff, gateways: paying.gateways });
  bindTransfers(table, { db, now, namesOfStaff, readTable });
  const closing = { db, now, gateways: paying.gateways, namesOfStaff, beside };
  bindClosing(table, closing);
  bindReports(table, { db, beside });
  bindTrucks(table, { db, now });
  bindPictures(table, { db, now });
  bindImports(table, { db, now, namesOfStaff });
  bindAdminProducts(table, { db, now, namesOfStaff, incomingOf });
  bindSearchWords(table, { db, now, namesOfStaff });
  bindShelves(table, { db, now });
  const frontPage = { db, now, namesOfStaff };
  bindFrontPage(table, frontPage);
  bindSettingForms(table, { db, now, namesOfStaff });
  const stock = { db, now, namesOfStaff, outcomeOfBatch };
  bindInventory(table, stock);
  bindBatches(table, stock);
  const purchasing = { db, now, namesOfStaff };
  bindPurchases(table, purchasing);
  bindAdminCodes(table, { db, now, ordersWithCodes });
  bindCustomers(table, { db, now, namesOfStaff, beside });
  bindMessages(table, { db, now, namesOfStaff });
  bindStaffReviews(table, { db, now });
  const pricing = { db, now, namesOfStaff, customersWithInCart, customersWhoSaved, unpaidOrdersWith };
  bindPrices(table, pricing);
  bindChangeSets(table, pricing);
  bindChangeSetBatches(table, { db, now, namesOfStaff });
  bindInbox(table, { db, now });
  bindStaff(table, {
    ...{ db, now, tries, commonPasswords, origin },
    passwords: createPasswords(),
    box: createSecretBox(staffKey, staffKeyBefore),
  });
  bindAudit(table, db);
  bindStatus(table, { db, now });
  const feed = createLiveFeed({ follow: () => followChanges(db), now, logger });
  bindLive(table, feed);
  const streams = createLiveStreams({ feed, isStopping: isDraining });
  return {
    table,
    rawRoutes: [
      exportRoute({ db, now, beside }),
      exportProductsRoute({ db, now }),
      importRoute({ db, now, namesOfStaff, readTable }),
      monthRoute(closing),
      liveRoute(streams),
      uploadRoute({ db, now, media }),
      previewRoute(frontPage, { renderHome, filesFrom: previewFilesFrom }),
      frontUploadRoute({ ...frontPage, media }),
      exportPurchaseRoute(purchasing),
    ],
    findSession: createFindStaffSession(db, now),
    admitNetwork: createAdmitNetwork(db),
    answerIdempotently: createAnswerIdempotently(db),
  };
}
