import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../db/database.ts';
import type { PaymentGateway } from '../../providers/gateway/payment-gateway.ts';
import { methodOf } from '../settings/public.ts';

/** The gateways of the providers; a method without its keys has none, and is off. */
export type Gateways = { readonly [method in PaymentMethod]?: PaymentGateway };

export interface PaymentDeps {
  db: Db;
  now: () => Date;
  /** The shop's origin: providers send callbacks there, and return customers to it. */
  origin: string;
  gateways: Gateways;
}

/** The gateway of an invoice's provider; an invoice that a person confirms has none, and no callback. */
export const gatewayOf = (
  { gateways }: Pick<PaymentDeps, 'gateways'>,
  { provider }: { provider: string },
): PaymentGateway | undefined => gateways[methodOf(provider)];
