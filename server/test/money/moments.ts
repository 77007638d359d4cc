// The moments between two steps of the pay button at which a shop process may die, chosen from outside: by blocking the request or the
// response on the line to the provider, or the invoice row in the database.
import { setTimeout as pause } from 'node:timers/promises';
import type { LockConnection, RequestedLock } from '../open-lock-connection.ts';
import type { WatchedLine } from './watched-line.ts';

/** A press on «pay» at a process that will be killed. */
export interface Press {
  /** Resolves with or without an answer. */
  over: Promise<unknown>;
  isOver: () => boolean;
}

/** A customer of that process. */
export interface Scene {
  line: WatchedLine;
  /** Two extra connections to the database. */
  lockConnections: readonly [LockConnection, LockConnection];
  orderId: number;
  press: () => Press;
  /** The same with another payment method, after a living process showed the first invoice. */
  changeMind: () => Promise<Press>;
  kill: () => Promise<void>;
}

const CREATE_INVOICE = /^POST \/qpay\/v2\/invoice$/;
const CLOSING = /^DELETE \/qpay\/v2\/invoice\//;
const BETWEEN_LOOKS_MS = 20;

/** Waits until `count` statements wait for the lock, or the press is over because a slow machine hit its own timeouts. */
async function untilWaiting(lock: RequestedLock, count: number, press: Press): Promise<void> {
  while ((await lock.waiting()) !== count && !press.isOver()) await pause(BETWEEN_LOOKS_MS);
}

/** Blocked on the line when the process dies. */
async function dieOnTheLine(scene: Scene, what: 'question' | 'answer', of: 'bill' | 'closing'): Promise<void> {
  const intercepted = scene.line.intercept(what, of === 'bill' ? CREATE_INVOICE : CLOSING);
  const press = of === 'bill' ? scene.press() : await scene.changeMind();
  await intercepted.arrived;
  await scene.kill();
  intercepted.letGo();
  await press.over;
}

/** The invoice is made, its answer has arrived, and the process waits for the invoice row, which we have locked. */
async function beforeItsRow({
  line,
  lockConnections,
  orderId,
  press,
}: Scene): Promise<{ row: RequestedLock; pressed: Press }> {
  const intercepted = line.intercept('answer', CREATE_INVOICE);
  const pressed = press();
  await intercepted.arrived;
  const row = lockConnections[0].request(`select id from invoices where order_id = ${orderId} for update`);
  await row.granted;
  intercepted.letGo();
  await untilWaiting(row, 1, pressed);
  return { row, pressed };
}

async function dieBeforeTheRow(scene: Scene): Promise<void> {
  const { row, pressed } = await beforeItsRow(scene);
  await scene.kill();
  await pressed.over;
  // PostgreSQL notices that the client is gone, and cancels the statement.
  while ((await row.waiting()) > 0) await pause(BETWEEN_LOOKS_MS);
  await row.release();
}

async function dieAfterTheRow(scene: Scene): Promise<void> {
  const { row, pressed } = await beforeItsRow(scene);
  // Queued behind the process that stores the id, and before its next read.
  const table = scene.lockConnections[1].request('lock table invoices in access exclusive mode');
  await untilWaiting(row, 2, pressed);
  await row.release();
  await table.granted;
  await untilWaiting(table, 1, pressed);
  await scene.kill();
  await table.release();
  await pressed.over;
}

/** An invoice as stored by the shop. */
export interface InvoiceRow {
  reference: string;
  status: string;
  provider_invoice_id: string | null;
  closing_since: Date | null;
}

/** How the process dies, and what it leaves if the moment was met: on a slow machine it may have got further. */
interface Moment {
  die(scene: Scene): Promise<void>;
  leaves(invoice: InvoiceRow, isMade: boolean): boolean;
}

const isWithoutId = ({ provider_invoice_id }: InvoiceRow) => provider_invoice_id === null;
const isClosing = ({ closing_since }: InvoiceRow) => closing_since !== null;

export const MOMENTS: Readonly<Record<string, Moment>> = {
  /** The row is committed, the request is in flight: the provider knows nothing. */
  'row written': {
    die: (scene) => dieOnTheLine(scene, 'question', 'bill'),
    leaves: (invoice, isMade) => isWithoutId(invoice) && !isMade,
  },
  /** The provider has made the invoice, but its answer is lost. */
  'provider asked': {
    die: (scene) => dieOnTheLine(scene, 'answer', 'bill'),
    leaves: (invoice, isMade) => isWithoutId(invoice) && isMade,
  },
  'answer heard': { die: dieBeforeTheRow, leaves: (invoice, isMade) => isWithoutId(invoice) && isMade },
  'id stored': { die: dieAfterTheRow, leaves: (invoice) => !isWithoutId(invoice) },
  shown: {
    async die({ press, kill }) {
      await press().over;
      await kill();
    },
    leaves: (invoice) => !isWithoutId(invoice),
  },
  /** The customer changes the method, and the request to close the old invoice does not reach the provider. */
  'closing asked': { die: (scene) => dieOnTheLine(scene, 'question', 'closing'), leaves: isClosing },
  /** The provider has closed it, but its answer is lost. */
  'closed there': { die: (scene) => dieOnTheLine(scene, 'answer', 'closing'), leaves: isClosing },
};
