import { groupThousands } from '@tokhi/rules/money/money';
import { openApprovals } from '../../approvals/public.ts';
import { correctionIn } from '../../profile/public.ts';
import type { InboxKind } from '../inbox-kind.ts';

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${groupThousands(Math.abs(points))} оноо`;

/** A correction of points that one person prepared and another one has to approve. */
export const bonusToApprove: InboxKind = {
  ...{ name: 'bonus-to-approve', title: 'Бонус батлах', may: 'adjust-bonus', ages: { soon: 12, late: 48 } },
  find: async ({ db, now }) =>
    (await openApprovals(db, ['bonus'], now)).map((approval) => {
      const { customerId, points } = correctionIn(approval);
      return {
        ...{ subject: String(approval.id), about: signed(points), detail: approval.reason },
        ...{ since: approval.requested_at, dueAt: approval.expires_at, recordId: customerId },
      };
    }),
  action: { label: 'Шалгах', to: ({ recordId }) => `/customers/${recordId}` },
};
