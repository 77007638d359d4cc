// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { formatTug } from '../money/money.ts';
import { pointsOf, sumOfPoints, type TransferLine, type TransferOrder } from './match-points.ts';
import { matchTransfers } from './match-transfers.ts';
import { referencesInText } from './references-in-text.ts';

const order: TransferOrder = {
  ...{ id: 1, orderNumber: 'IK4071930482', standing: 'open', totalTug: 519_600, receivedTug: 0, names: ['bat'] },
  ...{ createdAt: new Date('2026-11-15T02:00:00Z'), payBy: new Date('2026-11-17T02:00:00Z') },
};
const line = (amountTug: number): TransferLine => ({
  ...{ id: 1, amountTug, receivedAt: new Date('2026-11-16T02:00:00Z'), text: 'ик О482 сандал', payer: 'BAT' },
});
const words = (text: string): string[] => text.toLowerCase().split(' ');
const verdict = (amountTug: number): string =>
  matchTransfers([line(amountTug)], [order], words).matched[0]?.verdict ?? '';

export const examples = {
  'references-in-text': (): string =>
    `Of «ик О482 сандал 2026» ${referencesInText('ик О482 сандал 2026')
      .map(({ digits, kind }) => `${digits} (${kind})`)
      .join(' and ')} may name an order.`,
  'match-points': (): string => {
    const names = { found: 1, all: 1 };
    const points = pointsOf({ line: line(519_600), order, reference: 'prefixed', isPart: false, names });
    return `Reference, sum, name and time together give ${sumOfPoints(points)} points.`;
  },
  'match-transfers': (): string =>
    `For an order of ${formatTug(519_600)}, a line with its reference is ${verdict(519_600)} with ${formatTug(519_600)} and ${verdict(419_600)} with ${formatTug(419_600)}.`,
};
