import { groupThousands } from '@tokhi/rules/money/money';
import { correctionIn } from '../../profile/public.ts';
import type { InboxKind } from '../inbox-kind.ts';
import { approvalItem } from './approval-item.ts';

const signed = (points: number): string => `${points < 0 ? '−' : '+'}${groupThousands(Math.abs(points))} оноо`;

/** A correction of points that one person prepared and another one has to approve. */
export const bonusToApprove: InboxKind = {
  ...{ name: 'bonus-to-approve', title: 'Бонус батлах', may: 'adjust-bonus', ages: { soon: 12, late: 48 } },
  find: async ({ approvals }) =>
    (await approvals('bonus')).map((approval) => {
      const { customerId, points } = correctionIn(approval);
      return { ...approvalItem(approval, { about: signed(points) }), recordId: customerId };
    }),
  action: { label: 'Шалгах', to: ({ recordId }) => `/customers/${recordId}` },
};
