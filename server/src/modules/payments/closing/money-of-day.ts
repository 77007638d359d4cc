import type { MethodFacts, MoneyPair, RefundOfDay } from '@tokhi/rules/money/day-differences';
import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../../db/database.ts';
import { storedMethod } from '../../settings/public.ts';
import type { Gateways } from '../payment-deps.ts';
import { bankPairs, listedPairs, listedWholly, refundsWithin, type Span } from './day-money.queries.ts';

interface MoneyOfDay {
  methods: MethodFacts[];
  pairs: MoneyPair[];
  refunds: RefundOfDay[];
}

const TRANSFER = 'bank_transfer';

/** Money that pays an order, or a part of it. */
const isSale = (outcome: string | null): boolean => outcome === 'matched' || outcome === 'part';

function pairOf(row: Awaited<ReturnType<typeof listedPairs>>[number]): MoneyPair {
  const { outside_id, payment_id } = row;
  return {
    method: row.provider,
    outside:
      outside_id === null
        ? null
        : { id: outside_id, amountTug: row.outside_tug ?? 0, isOfDay: row.outside_of_day === true },
    recorded:
      payment_id === null
        ? null
        : {
            ...{ id: payment_id, amountTug: row.amount_tug ?? 0, feeTug: row.provider_fee_tug ?? 0 },
            ...{ isOfDay: row.payment_of_day === true, orderNumber: row.order_number, isSale: isSale(row.outcome) },
          },
  };
}

/** The money of a day from both sides. No provider is called: the nightly comparison stores their lists. */
export async function moneyOfDay(db: Db, gateways: Gateways, span: Span): Promise<MoneyOfDay> {
  const listed = await listedPairs(db, span);
  const banked = await bankPairs(db, span);
  const refunds = await refundsWithin(db, span);
  const wholly = await listedWholly(db, span);
  const methods = paymentMethods.map((one): MethodFacts => {
    const method = storedMethod(one);
    if (method === TRANSFER) return { method, outside: 'bank', isComplete: true };
    const hasList = gateways[one]?.listPayments !== undefined || wholly.has(method);
    return { method, outside: hasList ? 'list' : null, isComplete: !hasList || wholly.has(method) };
  });
  return {
    methods,
    pairs: [...listed, ...banked].map(pairOf),
    refunds: refunds.map(({ id, provider, amount_tug, is_proven, order_number }) => ({
      ...{ id, method: provider, amountTug: amount_tug, isProven: is_proven, orderNumber: order_number },
    })),
  };
}
