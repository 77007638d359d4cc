import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { z } from 'zod';
import { ORDER_STEPS, type OrderStep } from '../emails/email.ts';

const orderNumber = z.string();
const tug = z.int().nonnegative();

/** Everything that the shop says to a phone. Dates come back from a row as text. */
export const Sms = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order-made'), orderNumber, totalTug: tug }),
  z.object({ kind: z.literal('order-expiring'), orderNumber, payBy: z.coerce.date() }),
  z.object({ kind: z.literal('order-expired'), orderNumber }),
  z.object({ kind: z.literal('order-paid'), orderNumber, bonus: z.int().nonnegative() }),
  z.object({ kind: z.literal('order-step'), orderNumber, step: z.enum(ORDER_STEPS), isPickup: z.boolean() }),
  z.object({ kind: z.literal('order-step-corrected'), orderNumber, status: z.enum(['paid', ...ORDER_STEPS]) }),
  z.object({
    ...{ kind: z.literal('refund-asked'), orderNumber, amountTug: tug },
    // Messages of before know nothing of it.
    isUnavailable: z.boolean().default(false),
  }),
  z.object({ kind: z.literal('refund-done'), orderNumber, amountTug: tug }),
  z.object({ kind: z.literal('refund-declined'), orderNumber }),
  z.object({ kind: z.literal('stray-money'), orderNumber, amountTug: tug }),
  z.object({ kind: z.literal('order-message'), orderNumber, text: z.string() }),
]);
export type Sms = z.output<typeof Sms>;
export type SmsOf<Kind extends Sms['kind']> = Extract<Sms, { kind: Kind }>;

const STEPS: Record<OrderStep, string> = {
  ordered: 'захиалга баталгаажлаа.',
  loaded: 'бараа Бээжингээс ачигдлаа.',
  came_in_ereen: 'бараа Эрээнд ирлээ.',
  came_in_ub: 'бараа Улаанбаатарт ирлээ.',
  in_stock: 'бараа гарлаа, 24–48 цагт хүргэнэ.',
  delivered: 'барааг хүлээлгэн өглөө. Баярлалаа.',
};

function saidOf(message: Sms): string {
  switch (message.kind) {
    case 'order-made':
      return `бүртгэгдлээ. Төлөх дүн ${formatTug(message.totalTug)}`;
    case 'order-expiring':
      return `${formatMoment(message.payBy)} хүртэл төлнө үү.`;
    case 'order-expired':
      return 'төлөгдөөгүй тул цуцлагдлаа.';
    case 'order-paid':
      return message.bonus > 0 ? `төлөгдлөө. +${formatTug(message.bonus).replace('₮', '')} бонус.` : 'төлөгдлөө.';
    case 'order-step':
      return message.step === 'in_stock' && message.isPickup ? 'бараа бэлэн, дэлгүүрээс авна уу.' : STEPS[message.step];
    case 'order-step-corrected':
      return `залруулга: ${statusLabel(message.status)}.`;
    case 'refund-asked':
      return message.isUnavailable
        ? `бараа олдсонгүй. ${formatTug(message.amountTug)} буцаана.`
        : `буцаалт: ${formatTug(message.amountTug)} буцаан олгоно.`;
    case 'refund-done':
      return `буцаалт: ${formatTug(message.amountTug)} шилжүүллээ.`;
    case 'refund-declined':
      return 'буцаалтыг зөвшөөрсөнгүй. Имэйлээ үзнэ үү.';
    case 'stray-money':
      return `илүү ирсэн ${formatTug(message.amountTug)}-г буцаана.`;
    case 'order-message':
      return message.text;
  }
}

/** As the phone shows it: whose it is, which order, what happened. One part of 70 signs, but for what staff wrote. */
export const writeSms = (message: Sms, shopName: string): string =>
  `${shopName}: ${message.orderNumber} ${saidOf(message)}`;

/** A word about a time that is over would only puzzle whoever reads it in the morning. */
export const hasEnded = (message: Sms, now: Date): boolean => message.kind === 'order-expiring' && now >= message.payBy;
