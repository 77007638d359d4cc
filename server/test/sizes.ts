// The sizes of the long tests. The gate runs them small and `npm run full` (FULL=true) at full size. A variable named like a size
// sets only that one: MONEY_STEPS=50000 npx vitest run server/test/money/money-model.test.ts

export const isFull = process.env['FULL'] === 'true';

const SIZES = {
  /** Steps of the money model. */
  MONEY_STEPS: { gate: 20_000, full: 20_000 },
  /** Kills at each of the seven moments of paying. */
  MONEY_KILLS: { gate: 1, full: 100 },
  /** Mails that wait for an unavailable server. */
  WAITING_MAILS: { gate: 20, full: 60 },
  /** Kills of a worker while it sends mail. */
  MAIL_KILLS: { gate: 1, full: 2 },
  /** Orders paid at their last second. */
  LAST_SECONDS: { gate: 16, full: 1_000 },
  /** Generated orders whose tax receipts are compared with the payments. */
  RECEIPTS: { gate: 14, full: 1_000 },
  /** Concurrent, and then sequential, repetitions of each payment call and callback. */
  REPLAYS_AT_ONCE: { gate: 7, full: 20 },
  REPLAYS_IN_A_ROW: { gate: 3, full: 10 },
  /** Seconds between two rounds of customers in the minute without QPay. */
  SECONDS_A_ROUND: { gate: 5, full: 1 },
  /** Buyers in the race for ten units. */
  RACE_BUYERS: { gate: 66, full: 200 },
  /** Kills of an API process while it sells. */
  RACE_KILLS: { gate: 1, full: 3 },
  /** Generated checkouts whose totals are compared. */
  CHECKOUTS: { gate: 20, full: 2_000 },
  /** Requests of guests and customers in turn for the same product: hundreds, so that each customer gets a turn. */
  ASKS: { gate: 300, full: 5_000 },
  /** Bodies that no page sends, per call. */
  HOSTILE_BODIES: { gate: 334, full: 10_000 },
  /** Search texts of each of the twenty kinds. */
  HOSTILE_TEXTS: { gate: 5, full: 15 },
  /** Attempts of a flood: the limits are ten and twenty, or twice that if both Redis and PostgreSQL count. */
  FLOOD: { gate: 54, full: 1_000 },
  /** Orders that somebody makes with a stranger's phone: enough to reach the limit per day. */
  BOMBING: { gate: 20, full: 1_000 },
  /** Sessions of one account, and accounts behind one line. */
  ATTACK: { gate: 25, full: 1_000 },
  /** Files sent as a picture. */
  HOSTILE_PICTURES: { gate: 40, full: 500 },
  /** Files sent as a price list. */
  HOSTILE_TABLES: { gate: 60, full: 1_000 },
  /** Rounds of a count against an order, and of two counts. */
  STOCK_RACES: { gate: 12, full: 100 },
  /** Rounds of two who change one product, price or setting, and of staff against an order. */
  STAFF_RACES: { gate: 10, full: 100 },
  /** Rounds of hostile texts through every field of every staff call. */
  STAFF_TEXTS: { gate: 1, full: 25 },
  /** Invalid records for each settings form. */
  WRONG_SETTINGS: { gate: 15, full: 500 },
  /** Rounds of two who edit one shelf. */
  SHELF_RACES: { gate: 12, full: 100 },
  /** Random versions of the front page whose preview is compared with the shop. */
  FRONT_PAGES: { gate: 50, full: 50 },
  /** Rounds of two who change one version of the front page. */
  FRONT_PAGE_RACES: { gate: 12, full: 100 },
  /** Rounds in which the worker's connections are terminated. */
  QUEUE_ROUNDS: { gate: 2, full: 100 },
} as const;

export const sizeOf = (name: keyof typeof SIZES): number =>
  Number(process.env[name] ?? SIZES[name][isFull ? 'full' : 'gate']);
