// The parts of an order at a supplier. Amounts in yuan are absent for members who may not see costs.
import { z } from 'zod';
import { moment } from '../../fields/moment.ts';
import { tug } from '../../fields/money.ts';
import { productCode } from '../product-list-calls.ts';
import {
  MOST_PURCHASE_LINES,
  MOST_PURCHASE_UNITS,
  type OverReason,
  overReasons,
  type PurchaseState,
  purchaseStates,
  type ShortReason,
  shortReasons,
} from './purchase-words.ts';

export const id = z.int().positive().max(2_147_483_647);
export const version = z.int().positive();
export const count = z.int().nonnegative();
/** A day of Ulaanbaatar. */
export const day = z.iso.date();
/** Hundredths of a yuan. */
export const fen = z.int().nonnegative();
const unitFen = z.int().positive().max(1_000_000_000);
export const orderedUnits = z.int().positive().max(MOST_PURCHASE_UNITS);
const keysOf = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  z.enum(Object.keys(words) as [Key, ...Key[]]);
export const overReason = keysOf<OverReason>(overReasons);
export const shortReason = keysOf<ShortReason>(shortReasons);
export const purchaseState = keysOf<PurchaseState>(purchaseStates);
export const note = z.string().trim().max(500);

export const supplierChoice = z.object({ id, name: z.string() });

/** Units ordered from a supplier that have not arrived, by expected day. */
export const incomingUnits = z.object({ units: z.int().positive(), expected_on: day, purchase: z.int().positive() });

/** Their sum, with the next day on which some are expected. */
export const incomingSum = z.object({ units: z.int().positive(), expected_on: day });

/** A saved line. Null: no price yet; expected with the whole purchase. */
export const savedLine = z.strictObject({
  ...{ code: productCode, units: orderedUnits },
  unit_fen: unitFen.nullable(),
  expected_on: day.nullable(),
});

const unique = (lines: readonly { code: string }[]) => new Set(lines.map(({ code }) => code)).size === lines.length;
export const linesOf = <Line extends z.ZodType<{ code: string }>>(line: Line) =>
  z.array(line).max(MOST_PURCHASE_LINES).refine(unique);

/** A purchase in a list. */
export const purchaseFacts = {
  number: id,
  supplier: supplierChoice,
  state: purchaseState,
  expected_on: day.nullable(),
  /** Days past the expected day, for one under way; 0: not late. */
  late_days: count,
  ...{ units: count, received: count, parts: count, lines: count },
  created_at: moment,
  created_by: z.string().nullable(),
  sent_at: moment.nullable(),
  /** When the supplier confirmed the date. */
  confirmed_at: moment.nullable(),
  ended_at: moment.nullable(),
  total_fen: fen.optional(),
};

export const shownLine = z.object({
  ...{ code: productCode, name: z.string(), colour: z.string(), picture: z.string().nullable() },
  units: orderedUnits,
  /** For a draft the product's cost unless another price was typed. */
  unit_fen: unitFen.nullable().optional(),
  /** For this line only; null: with the whole purchase. */
  expected_on: day.nullable(),
  received: count,
  /** Units that have not come; 0 once the purchase is over. */
  missing: count,
  over_reason: overReason.nullable(),
});

/** A part that was received. */
export const shownReceipt = z.object({
  part: z.int().positive(),
  at: moment,
  by: z.string().nullable(),
  truck: z.object({ id, name: z.string() }).nullable(),
  note: z.string().nullable(),
  units: z.int().positive(),
  lines: z.array(
    z.object({
      ...{ code: productCode, name: z.string(), units: z.int().positive() },
      /** Broken units among them, written off. */
      damaged: count,
    }),
  ),
});

export const shownPurchase = z.object({
  ...purchaseFacts,
  version,
  note: z.string(),
  deposit_percent: z.int().min(0).max(100),
  /** Tugrik per yuan: on the day it was sent, for a draft now. */
  yuan_rate: z.number().positive().optional(),
  ...{ deposit_fen: fen.optional(), total_tug: tug.optional() },
  ...{ litres: z.number().nonnegative(), kg: z.number().nonnegative() },
  sent_by: z.string().nullable(),
  /** Why it was cancelled, or closed before all of it came. */
  ended: z
    .object({ by: z.string().nullable(), short_reason: shortReason.nullable(), reason: z.string().nullable() })
    .nullable(),
  shown_lines: z.array(shownLine),
  receipts: z.array(shownReceipt),
  /** Whether a second person has to send it. */
  needs_second_person: z.boolean(),
  approval: z
    .object({
      ...{ id, version, reason: z.string(), is_own: z.boolean() },
      ...{ requested_by: z.string().nullable(), requested_at: moment, expires_at: moment },
    })
    .nullable(),
  /** Trucks under way or being loaded, which may bring a part. */
  trucks: z.array(z.object({ id, name: z.string(), departs_at: moment.nullable(), arrives_at: moment.nullable() })),
});
