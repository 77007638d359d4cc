import type { EmailTexts, SmsTexts } from '../settings/public.ts';
import type { OrderStep } from './emails/email.ts';

const TEXTS = {
  ordered: 'ordered',
  loaded: 'loaded',
  came_in_ereen: 'cameInEreen',
  came_in_ub: 'cameInUb',
  in_stock: 'inStock',
  delivered: 'delivered',
} as const satisfies Record<OrderStep, keyof EmailTexts & keyof SmsTexts>;

/** The name of the setting with the text of a step; for pickup the goods are ready instead of on their way. */
export const textOfStep = ({ step, isPickup }: { step: OrderStep; isPickup: boolean }) =>
  step === 'in_stock' && isPickup ? 'readyInStore' : TEXTS[step];
