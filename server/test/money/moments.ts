// The moments between two steps of the pay button at which a process of the shop may die, chosen from outside: by holding the
// question or the answer on the line to the provider, or the row of the invoice in the database.
import { setTimeout as pause } from 'node:timers/promises';
import type { LockConnection, RequestedLock } from '../open-lock-connection.ts';
import type { WatchedLine } from './watched-line.ts';

/** A press on «pay» at a process that is going to die. */
export interface Press {
  /** Over, with an answer or without. */
  over: Promise<unknown>;
  isOver: () => boolean;
}

/** A customer before that process. */
export interface Scene {
  line: WatchedLine;
  /** Two connections to the database, beside everybody. */
  lockConnections: readonly [LockConnection, LockConnection];
  orderId: number;
  press: () => Press;
  /** The same with another way to pay, after the first was shown by a process that lives. */
  changeMind: () => Promise<Press>;
  kill: () => Promise<void>;
}

const CREATE_INVOICE = /^POST \/qpay\/v2\/invoice$/;
const CLOSING = /^DELETE \/qpay\/v2\/invoice\//;
const BETWEEN_LOOKS_MS = 20;

/** Until so many wait for the lock; or the process has not waited so long, because the machine is too slow for its own limits. */
async function untilWaiting(lock: RequestedLock, count: number, press: Press): Promise<void> {
  while ((await lock.waiting()) !== count && !press.isOver()) await pause(BETWEEN_LOOKS_MS);
}

/** Held on the line when the process dies. */
async function dieOnTheLine(scene: Scene, what: 'question' | 'answer', of: 'bill' | 'closing'): Promise<void> {
  const intercepted = scene.line.intercept(what, of === 'bill' ? CREATE_INVOICE : CLOSING);
  const press = of === 'bill' ? scene.press() : await scene.changeMind();
  await intercepted.arrived;
  await scene.kill();
  intercepted.letGo();
  await press.over;
}

/** The invoice is made, its answer has come, and the process waits for the row of the invoice, which we hold. */
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
  // PostgreSQL notices that nobody waits for it any more, and cancels the statement.
  while ((await row.waiting()) > 0) await pause(BETWEEN_LOOKS_MS);
  await row.release();
}

async function dieAfterTheRow(scene: Scene): Promise<void> {
  const { row, pressed } = await beforeItsRow(scene);
  // In line behind the process that stores the id, and before whatever it reads next.
  const table = scene.lockConnections[1].request('lock table invoices in access exclusive mode');
  await untilWaiting(row, 2, pressed);
  await row.release();
  await table.granted;
  await untilWaiting(table, 1, pressed);
  await scene.kill();
  await table.release();
  await pressed.over;
}

/** An invoice as the shop keeps it. */
export interface InvoiceRow {
  reference: string;
  status: string;
  provider_invoice_id: string | null;
  closing_since: Date | null;
}

/** How the process dies, and what it leaves behind if the moment was met: a slow machine may have let it go further. */
interface Moment {
  die(scene: Scene): Promise<void>;
  leaves(invoice: InvoiceRow, isMade: boolean): boolean;
}

const isWithoutId = ({ provider_invoice_id }: InvoiceRow) => provider_invoice_id === null;
const isClosing = ({ closing_since }: InvoiceRow) => closing_since !== null;

export const MOMENTS: Readonly<Record<string, Moment>> = {
  /** The row is committed, the question on its way: the provider knows nothing. */
  'row written': {
    die: (scene) => dieOnTheLine(scene, 'question', 'bill'),
    leaves: (invoice, isMade) => isWithoutId(invoice) && !isMade,
  },
  /** The provider has made the invoice, and nobody hears of it. */
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
  /** The customer wants to pay otherwise, and the provider does not hear that the old invoice is to be closed. */
  'closing asked': { die: (scene) => dieOnTheLine(scene, 'question', 'closing'), leaves: isClosing },
  /** The provider has closed it, and nobody knows. */
  'closed there': { die: (scene) => dieOnTheLine(scene, 'answer', 'closing'), leaves: isClosing },
};
