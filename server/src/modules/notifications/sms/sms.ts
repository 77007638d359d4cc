import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { fillText } from '@tokhi/rules/notice/fill-text';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { z } from 'zod';
import type { SmsTexts } from '../../settings/public.ts';
import { ORDER_STEPS } from '../emails/email.ts';
import { textOfStep } from '../text-of-step.ts';

const orderNumber = z.string();
const tug = z.int().nonnegative();

/** Every SMS of the shop. Dates in a row are text. */
export const Sms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order-made'), orderNumber, totalTug: tug }),
  z.object({ kind: z.literal('order-expiring'), orderNumber, payBy: z.coerce.date() }),
  z.object({ kind: z.literal('order-expired'), orderNumber }),
  z.object({ kind: z.literal('order-paid'), orderNumber, bonus: z.int().nonnegative() }),
  z.object({ kind: z.literal('order-step'), orderNumber, step: z.enum(ORDER_STEPS), isPickup: z.boolean() }),
  z.object({ kind: z.literal('order-step-corrected'), orderNumber, status: z.enum(['paid', ...ORDER_STEPS]) }),
  z.object({
    ...{ kind: z.literal('refund-asked'), orderNumber, amountTug: tug },
    // Missing in older messages.
    isUnavailable: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('refund-done'), orderNumber, amountTug: tug }),
  z.object({ kind: z.literal('refund-declined'), orderNumber }),
  z.object({ kind: z.literal('stray-money'), orderNumber, amountTug: tug }),
  z.object({ kind: z.literal('order-message'), orderNumber, text: z.string() }),
]);
export type Sms = z.output<typeof Sms>;
export type SmsOf<Kind extends Sms['kind']> = Extract<Sms, { kind: Kind }>;

function saidOf(message: Sms, texts: SmsTexts): string {
  switch (message.kind) {
    case 'order-made':
      return fillText(texts.orderMade, { дүн: formatTug(message.totalTug) });
    case 'order-expiring':
      return fillText(texts.orderExpiring, { хугацаа: formatMoment(message.payBy) });
    case 'order-expired':
      return texts.orderExpired;
    case 'order-paid':
      return message.bonus > 0
        ? fillText(texts.orderPaidWithBonus, { бонус: groupThousands(message.bonus) })
        : texts.orderPaid;
    case 'order-step':
      return texts[textOfStep(message)];
    case 'order-step-corrected':
      return `залруулга: ${statusLabel(message.status)}.`;
    case 'refund-asked':
      return fillText(message.isUnavailable ? texts.unavailable : texts.refundAsked, {
        дүн: formatTug(message.amountTug),
      });
    case 'refund-done':
      return fillText(texts.refundDone, { дүн: formatTug(message.amountTug) });
    case 'refund-declined':
      return texts.refundDeclined;
    case 'stray-money':
      return fillText(texts.strayMoney, { дүн: formatTug(message.amountTug) });
    case 'order-message':
      return message.text;
  }
}

/** The text of an SMS: shop, order, event. One part of 70 characters, except for messages of staff. */
export const writeSms = (message: Sms, { shopName, texts }: { shopName: string; texts: SmsTexts }): string =>
  `${shopName}: ${message.orderNumber} ${saidOf(message, texts)}`;

/** A reminder whose deadline has passed would only confuse its reader in the morning. */
export const hasEnded = (message: Sms, now: Date): boolean => message.kind === 'order-expiring' && now >= message.payBy;
