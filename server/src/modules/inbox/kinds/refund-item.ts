import { providerName, type RefundItem } from '../../payments/public.ts';
import type { FoundItem } from '../inbox-kind.ts';

/** Refunds as items; the first of several parts of one request represents all. */
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

/** How the money is returned. */
export const wayBack = ({ provider, bank_name }: RefundItem): string =>
  bank_name === null ? `${providerName(provider)}, үйлчилгээгээр нь буцаана` : `${bank_name}, гараар шилжүүлнэ`;

/** The page of the refund. */
export const toRefund = ({ recordId }: FoundItem): string => `/refunds?id=${recordId ?? ''}`;
