import { staff } from '../map/admin-endpoint.ts';

export const phoneEndpoints = {
  openPhoneOrder: staff('/api/admin/telephone/open', 'changes', 'take-phone-orders'),
  createPhoneCustomer: staff('/api/admin/telephone/create-customer', 'changes', 'take-phone-orders', {
    withIdempotencyKey: true,
  }),
  quotePhoneOrder: staff('/api/admin/telephone/quote', 'reads', 'take-phone-orders'),
  phoneOrderChoices: staff('/api/admin/telephone/choices', 'reads', 'take-phone-orders'),
  createPhoneOrder: staff('/api/admin/telephone/create-order', 'changes', 'take-phone-orders', {
    withIdempotencyKey: true,
  }),
} as const;
