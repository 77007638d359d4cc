import { formatTug } from '@tokhi/rules/money/money';
import { costTug } from '@tokhi/rules/money/price-change';
import type { Purchase } from '../purchases-query.ts';
import { yuanText } from '../yuan-text.ts';

const LITRES_IN_CUBE = 1_000;

interface PurchaseSumProps {
  purchase: Purchase;
  /** From unsaved changes, if they differ from the saved units. */
  units: number;
  fen: number;
}

/** Units and volume at the left, the sum at the right; no sum for members who may not see costs. */
export const PurchaseSum = ({ purchase: { litres, yuan_rate, units: saved }, units, fen }: PurchaseSumProps) => (
  <p className="purchase-sum">
    <span className="soft">
      {units.toLocaleString('en')} ш{units === saved && `, ${(litres / LITRES_IN_CUBE).toFixed(1)} м³`}
    </span>
    {yuan_rate !== undefined && (
      <span>
        <b>{yuanText(fen)}</b> <span className="soft">{formatTug(costTug(fen, yuan_rate))}</span>
      </span>
    )}
  </p>
);
