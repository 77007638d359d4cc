// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { groupThousands } from '../money/money.ts';
import { depositFen, needsSecondSender } from './purchase-limit.ts';
import { purchaseProposal } from './purchase-proposal.ts';
import { daysLeft, piecesADay, saleSpeed } from './sale-speed.ts';

const sold = (pieces: number) => ({ pieces, isSoldOut: false });
const SOLD_OUT = { pieces: 0, isSoldOut: true };
const SPEED = { pieces: 3, days: 7 };
const LIMIT_YUAN = 50_000;
const senders = (fen: number) => (needsSecondSender(fen, LIMIT_YUAN) ? 'two people' : 'one');

export const examples = {
  'purchase-limit': (): string =>
    `An order of ¥70,352 is sent by ${senders(7_035_200)}, one of ¥43,822 by ${senders(4_382_200)}; of the latter 30 % in advance are ¥${groupThousands(Math.floor(depositFen(4_382_200, 30) / 100))}.${depositFen(4_382_200, 30) % 100}.`,
  'purchase-proposal': (): string => {
    const { units, wanted } = purchaseProposal(SPEED, { sellable: 2, coming: 6 }, { comingDays: 21, reserveDays: 14 });
    return `A sofa that sells ${piecesADay(SPEED)} a day wants ${wanted} for 21 + 14 days; with 2 to sell and 6 on their way ${units} are proposed.`;
  },
  'sale-speed': (): string => {
    const speed = saleSpeed([
      SOLD_OUT,
      sold(1),
      sold(0),
      SOLD_OUT,
      sold(2),
      ...Array.from({ length: 4 }, () => sold(0)),
    ]);
    if (speed === null) return '';
    return `A sofa sold ${speed.pieces} times on the ${speed.days} days that were not sold out sells ${piecesADay(speed)} a day: 2 pieces last ${daysLeft(speed, 2)} days.`;
  },
};
