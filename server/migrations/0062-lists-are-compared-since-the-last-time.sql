-- Until when each provider's list of payments was compared with ours. The next comparison begins there, so that nights on which no
-- worker ran, or the provider was away, leave no gap.

create table payment_list_comparisons (
  provider       text primary key,
  compared_until timestamptz not null,
  constraint a_compared_provider_is_known check (provider in (
    'golomt', 'qpay', 'monpay', 'bank_transfer', 'mongolchat', 'storepay', 'khan_lending', 'pocket', 'mcredit'))
);

comment on table payment_list_comparisons is
  'Until when each provider''s list of payments was compared with ours; the next comparison begins there.';
