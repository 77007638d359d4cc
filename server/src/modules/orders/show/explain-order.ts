import type { Order } from '@tokhi/contract/fields/order-fields';
import type { District } from '@tokhi/contract/fields/place-fields';
import type { DeliveryFees } from '@tokhi/rules/delivery/delivery-fees';
import { type Destination, deliveryFee, deliveryTariffs } from '@tokhi/rules/delivery/delivery-tariff';
import type { CodeKind } from '@tokhi/rules/money/code-amount';
import { EXPLAINED_BY_THAT_DAY, explainTerms, type TermName, termNames } from '@tokhi/rules/order/term-explanation';
import { lendingFee } from '@tokhi/rules/payment/lending-fee';
import type { Lender } from '@tokhi/rules/payment/payment-methods';
import { classOf } from '../create/resolve-destination.ts';
import { termsOfRow } from '../terms-of-row.ts';
import { netSumOf } from './net-sum.ts';
import type { WholeRow } from './shown-orders.queries.ts';

interface KnownToday {
  /** Null if the order has no district, or its district no longer exists. */
  district: District | null;
  lenders: readonly Lender[];
  fees: DeliveryFees;
  codeKind: CodeKind | null;
  pieces: number;
}

/** The charged terms, explained in words; terms that differ from today's tariffs or lenders say that they are older. */
export function explainedTerms(
  row: WholeRow,
  { district, lenders, fees, codeKind, pieces }: KnownToday,
): Order['terms'] {
  const goodsTug = row.subtotal_tug - row.sale_tug - row.code_tug;
  const load = { weightGrams: row.weight_grams, volumeMl: row.volume_ml };
  const destination = destinationOf(row, district);
  // An order does not store its tariff: it is the one that results in its fee.
  const tariff =
    destination === null
      ? undefined
      : deliveryTariffs.find(
          (one) => deliveryFee({ tariff: one, fees, destination, load, goodsTug }) === row.delivery_tug,
        );
  const lender = lenders.find(({ perMille }) => lendingFee(netSumOf(row), perMille) === row.lending_fee_tug);
  const words = explainTerms({
    pieces,
    goodsTug,
    codeKind,
    tariff: tariff ?? 'by-weight',
    fees,
    destination: destination ?? 'unlisted',
    load,
    assemblyCount: row.assembly_count,
    fixingCount: row.fixing_count,
    lender: lender ?? null,
    vatTicked: row.wants_vat_receipt,
  });
  const older: Partial<Record<TermName, boolean>> = {
    delivery: tariff === undefined,
    lendingFee: lender === undefined,
  };
  const amounts = termsOfRow(row);
  return termNames
    .filter((name) => amounts[name] !== 0)
    .map((name) => ({
      name,
      amount: amounts[name],
      explanation: older[name] === true ? EXPLAINED_BY_THAT_DAY : words[name],
    }));
}

/** Null if the district no longer exists. */
function destinationOf(row: WholeRow, district: District | null): Destination | null {
  if (row.delivery_kind === 'pickup') return 'pickup';
  return district === null ? null : classOf(district, row.khoroo);
}
