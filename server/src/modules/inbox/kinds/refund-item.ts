import { providerName, type RefundItem } from '../../payments/public.ts';
import type { FoundItem } from '../inbox-kind.ts';

/** A refund as an item; of several parts of one request the first stands for all. */
export function itemsOfRefunds(refunds: readonly RefundItem[], detailOf: (refund: RefundItem) => string): FoundItem[] {
  const asOne = Map.groupBy(refunds, ({ id, request_id }) =>
    request_id === null ? `refund ${id}` : `request ${request_id}`,
  );
  return [...asOne].flatMap(([subject, [first, ...others]]) =>
    first === undefined
      ? []
      : [
          {
            ...{ subject, about: '', recordId: first.id, detail: detailOf(first), since: first.created_at },
            amountTug: others.reduce((sum, { amount_tug }) => sum + amount_tug, first.amount_tug),
            ...(first.order_number !== null && { orderNumber: first.order_number }),
          },
        ],
  );
}

/** By whom the money goes back. */
export const wayBack = ({ provider, bank_name }: RefundItem): string =>
  bank_name === null ? `${providerName(provider)}, үйлчилгээгээр нь буцаана` : `${bank_name}, гараар шилжүүлнэ`;

/** The row of the screen that the item is about. */
export const toRefund = ({ recordId }: FoundItem): string => `/refunds?id=${recordId ?? ''}`;
