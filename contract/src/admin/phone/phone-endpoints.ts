import { staff } from '../map/admin-endpoint.ts';

export const phoneEndpoints = {
  openPhoneOrder: staff('/api/admin/phone-orders/open', 'changes', 'take-phone-orders'),
  createPhoneCustomer: staff('/api/admin/phone-orders/create-customer', 'changes', 'take-phone-orders', {
    withIdempotencyKey: true,
  }),
  quotePhoneOrder: staff('/api/admin/phone-orders/quote', 'reads', 'take-phone-orders'),
  phoneOrderChoices: staff('/api/admin/phone-orders/choices', 'reads', 'take-phone-orders'),
  createPhoneOrder: staff('/api/admin/phone-orders/create', 'changes', 'take-phone-orders', {
    withIdempotencyKey: true,
  }),
} as const;
