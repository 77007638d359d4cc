import type { PaymentMethod } from '@tokhi/rules/payment/payment-methods';
import type { Db } from '../../db/database.ts';
import type { PaymentGateway } from '../../providers/gateway/payment-gateway.ts';
import { methodOf } from '../settings/public.ts';

/** Who takes money here; a method without its keys has none, and is off. */
export type Gateways = { readonly [method in PaymentMethod]?: PaymentGateway };

export interface PaymentDeps {
  db: Db;
  now: () => Date;
  /** The shop's address: providers tell us there, and send customers back. */
  origin: string;
  gateways: Gateways;
}

/** Who is asked about an invoice: nobody of one that a person confirms, which has no callback either. */
export const gatewayOf = (
  { gateways }: Pick<PaymentDeps, 'gateways'>,
  { provider }: { provider: string },
): PaymentGateway | undefined => gateways[methodOf(provider)];
