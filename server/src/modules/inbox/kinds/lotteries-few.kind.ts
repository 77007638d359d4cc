import { findings } from '../../../jobs/worker-findings.queries.ts';
import { LOTTERIES_LEFT } from '../../receipts/public.ts';
import type { InboxKind } from '../inbox-kind.ts';

export const lotteriesFew: InboxKind = {
  ...{ name: 'lotteries-few', title: 'Сугалааны дугаар', may: 'match-transfers', ages: { soon: 0, late: 24 } },
  find: async ({ db, settings }) =>
    (await findings(db, LOTTERIES_LEFT))
      .filter(({ value }) => value < settings.fewLotteries)
      .map(({ value, found_at }) => ({
        ...{ subject: 'left', about: `${value} үлдсэн`, since: found_at },
        detail: 'Дуусвал баримт бүртгэгдэхгүй. PosAPI-аас шинээр татна уу',
      })),
  action: { label: 'Төлвийг нээх', to: () => null },
};
