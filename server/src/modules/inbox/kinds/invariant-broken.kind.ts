import { findings } from '../../../jobs/worker-findings.queries.ts';
import { BROKEN_INVARIANTS } from '../../orders/public.ts';
import type { InboxKind } from '../inbox-kind.ts';

export const invariantBroken: InboxKind = {
  ...{ name: 'invariant-broken', title: 'Тооцооны зөрчил', may: 'match-transfers', ages: { soon: 0, late: 0 } },
  find: async ({ db }) =>
    (await findings(db, BROKEN_INVARIANTS)).map(({ name, value, found_at }) => ({
      ...{ subject: name.slice(BROKEN_INVARIANTS.length), about: `${value} мөр`, since: found_at },
      detail: `${name.slice(BROKEN_INVARIANTS.length)}. npm run verify-books мөрүүдийг нь харуулна`,
    })),
  action: { label: 'Шалгалтыг нээх', to: () => null },
};
