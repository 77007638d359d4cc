// A choice of orders: what a list shows, what a batch works on and what an export writes. "All that match" is such a
// filter with a moment, never a list of ids.
import { orderSources } from '@tokhi/rules/order/order-source';
import { z } from 'zod';
import { orderStatus } from '../fields/order-fields.ts';
import { paymentMethod } from '../fields/payment-methods.ts';

const MOST_DISTRICTS = 40;

/** Fewer than three characters have no trigram, so that the search would scan every name. */
const searchText = z.string().trim().min(3).max(100);

/** A missing field does not filter. */
export const orderFilter = z.strictObject({
  status: z.array(orderStatus).min(1).max(orderStatus.options.length).optional(),
  /** Days of Ulaanbaatar on which the order was made, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  district: z.array(z.int().positive().max(32_767)).min(1).max(MOST_DISTRICTS).optional(),
  payment: z.array(paymentMethod).min(1).max(paymentMethod.options.length).optional(),
  source: z.enum(orderSources).optional(),
  /** Longer in its step than usual. */
  late: z.literal(true).optional(),
  /** The id of the member who works on it; `none`: nobody does. */
  assignee: z.union([z.literal('none'), z.int().positive()]).optional(),
  /** An order number or a phone, whole or its last four digits, the beginning of an email, or a part of a name. */
  text: searchText.optional(),
});

export type OrderFilter = z.output<typeof orderFilter>;

export const orderSorts = ['newest', 'oldest', 'total', 'longest'] as const;
export type OrderSort = (typeof orderSorts)[number];
