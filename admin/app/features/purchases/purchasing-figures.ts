import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import { costTug } from '@tokhi/rules/money/price-change';
import type { Figure } from '../../parts/figures.tsx';
import { millions } from '../../show/millions.ts';
import { dayText } from '../../show/moment-text.ts';
import type { Purchasing } from './purchases-query.ts';
import { yuanText } from './yuan-text.ts';

/** The head of the page; without sums for members who may not see costs. */
export function purchasingFigures(purchasing: Purchasing): Figure[] {
  const { coming_days, soon_out, proposal_fen, yuan_rate, open, coming, late } = purchasing;
  const next =
    coming.next === null ? '' : `${purchaseNumber(coming.next.purchase)}, ${dayText(coming.next.expected_on)}`;
  const longest = late.longest === null ? '' : `${purchaseNumber(late.longest.purchase)}, ${late.longest.days} хоног`;
  return [
    {
      ...{ title: `${coming_days} хоногт дуусах`, value: soon_out.toLocaleString('en'), note: 'бараа' },
      kind: soon_out > 0 ? 'bad' : 'plain',
    },
    ...(proposal_fen === undefined || yuan_rate === undefined
      ? []
      : [
          {
            ...{ title: 'Санал', value: yuanText(roundYuan(proposal_fen)) },
            note: `${millions(costTug(proposal_fen, yuan_rate.tug))}₮`,
          },
        ]),
    {
      ...{ title: 'Нээлттэй', value: String(open.purchases) },
      note: open.total_fen === undefined ? '' : yuanText(roundYuan(open.total_fen)),
    },
    { title: 'Замд', value: `${coming.units.toLocaleString('en')} ш`, note: next },
    {
      ...{ title: 'Хоцорсон', value: String(late.purchases), note: longest },
      kind: late.purchases > 0 ? 'warn' : 'plain',
    },
  ];
}

const FEN = 100;
const roundYuan = (fen: number): number => Math.round(fen / FEN) * FEN;
