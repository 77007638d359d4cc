import { changeSetsById, type Figures } from '../../catalogue/public.ts';
import type { InboxKind } from '../inbox-kind.ts';
import { approvalItem } from './approval-item.ts';

/** Many prices at once, by a rule, a grid or an import; neither the person who prepared the set nor the one who sent it may approve it. */
export const pricesToApprove: InboxKind = {
  ...{ name: 'prices-to-approve', title: 'Олон үнэ батлах', may: 'change-prices', ages: { soon: 12, late: 48 } },
  find: async ({ db, approvals }) => {
    const waiting = await approvals('change-set');
    const idOf = ({ payload }: (typeof waiting)[number]) => (payload as { set: number }).set;
    const sets = await changeSetsById(db, waiting.map(idOf));
    return waiting.flatMap((approval) => {
      const set = sets.get(idOf(approval));
      if (set === undefined) return [];
      const { rows, up, down } = set.figures as unknown as Figures;
      const item = approvalItem(approval, { about: set.name, what: `${rows} бараа: ${up} өснө, ${down} буурна` });
      return [{ ...item, notFor: [approval.requested_by, set.prepared_by], recordId: set.id }];
    });
  },
  action: { label: 'Шалгах', to: ({ recordId }) => `/prices/${recordId}` },
};
