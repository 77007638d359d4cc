import './bonus-box.css';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { defaultUsedBonus } from '@tokhi/rules/money/usable-bonus';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import { Slider } from '@tokhi/ui/slider/slider.tsx';
import { Coin } from '../../../money/coin.tsx';

interface BonusBoxProps {
  balance: number;
  limit: number;
  points: number;
  onChange: (points: number) => void;
}

/** How much of the bonus pays a part (spec §2 Payment page, §5): a box, a stepper and a slider for one figure. */
export function BonusBox({ balance, limit, points, onChange }: BonusBoxProps) {
  if (limit === 0) {
    return (
      <p className="bonus-box bonus-box__why">
        <Coin />
        <span>Танд энэ захиалгад ашиглах бонус алга.</span>
      </p>
    );
  }
  const isUsed = points > 0;
  return (
    <div className="bonus-box">
      <p className="bonus-box__why">
        <Coin />
        <span>
          Танд <b>{groupThousands(balance)} бонус</b> байна. {whyLimit(balance, limit)}
        </span>
      </p>
      <div className="bonus-box__choice">
        <Checkbox
          label="Бонусоос төлөх"
          checked={isUsed}
          onChange={({ target }) => onChange(target.checked ? defaultUsedBonus(limit) : 0)}
        />
        {isUsed && <Stepper label="Ашиглах бонус" value={points} min={1} max={limit} onChange={onChange} />}
      </div>
      <Slider label="Ашиглах бонус" max={limit} value={points} onChange={onChange} format={formatTug} />
      <p className="bonus-box__ends">
        <span>0</span>
        <b aria-live="polite">{isUsed ? `−${formatTug(points)}` : formatTug(0)}</b>
      </p>
    </div>
  );
}

const whyLimit = (balance: number, limit: number): string =>
  limit < balance
    ? `Хямдрал, код хассан барааны үнийн тал хүртэл, энэ захиалгад ${groupThousands(limit)}-ыг ашиглаж болно.`
    : 'Барааны үнийн талаас хэтрэхгүй тул бүгдийг нь ашиглаж болно.';
