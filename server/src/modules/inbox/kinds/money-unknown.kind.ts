import { providerName } from '../../payments/public.ts';
import type { InboxKind } from '../inbox-kind.ts';
import { itemsOfRefunds } from './refund-item.ts';

export const moneyUnknown: InboxKind = {
  ...{ name: 'money-unknown', title: 'Эзэнгүй мөнгө', may: 'match-transfers', ages: { soon: 8, late: 48 } },
  find: async ({ refunds }) =>
    itemsOfRefunds(
      (await refunds()).filter(({ status, reason }) => status === 'requested' && reason === 'unknown_order'),
      ({ payer, provider }) => [providerName(provider), ...(payer === null ? [] : [`«${payer}»`])].join(', '),
    ),
  action: { label: 'Захиалгыг нь олох', to: () => '/transfers?state=unknown' },
};
