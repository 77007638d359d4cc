// Suppliers from whom goods are ordered. Imported price lists refer to the same suppliers, by name.
import { z } from 'zod';
import { nothing, successReply } from '../../call.ts';
import { moment } from '../../fields/moment.ts';
import { defineAdminCall } from '../admin-call.ts';
import { productCode } from '../product-list-calls.ts';
import { count, id, version } from './purchase-fields.ts';

const word = (most: number) => z.string().trim().max(most);

const supplierFields = {
  /** Short name for lists and price lists. */
  name: word(80).min(1),
  /** Name in the address of an order; empty: the short name. */
  full_name: word(200),
  contact: word(200),
  email: z.union([z.literal(''), z.email().max(200)]),
  phone: word(60),
  address: word(300),
  note: word(500),
  /** The advance payment in whole percent; proposed for every new order. */
  deposit_percent: z.int().min(0).max(100),
};

const supplier = z.object({
  ...{ id, version },
  ...supplierFields,
  /** Null: in use. */
  retired_at: moment.nullable(),
  /** Products that come from it, and its open purchases. */
  ...{ products: count, open_purchases: count },
});

export const listSuppliers = defineAdminCall('listSuppliers', {
  purpose: 'All suppliers by name, those that are not ordered from any more last.',
  body: nothing,
  reply: successReply({ suppliers: z.array(supplier) }),
  refusals: [],
});

export const createSupplier = defineAdminCall('createSupplier', {
  purpose: 'Adds a supplier.',
  body: z.strictObject(supplierFields),
  reply: successReply({ supplier }),
  refusals: ['supplier_name_taken'],
});

export const saveSupplier = defineAdminCall('saveSupplier', {
  purpose: 'Saves a supplier; a new name holds for its price lists too, and nothing is ordered from a retired one.',
  body: z.strictObject({ id, version, ...supplierFields, retired: z.boolean() }),
  reply: successReply({ supplier }),
  refusals: ['supplier_not_found', 'supplier_name_taken', 'changed_meanwhile'],
});

export const assignSupplier = defineAdminCall('assignSupplier', {
  purpose: 'Says which supplier products come from; sending a purchase says it by itself.',
  body: z.strictObject({ codes: z.array(productCode).min(1).max(500), supplier: id.nullable() }),
  reply: successReply({ changed: count }),
  refusals: ['supplier_not_found', 'product_not_found'],
});
