import './refund-pieces.css';
import type { ReplyOf } from '@tokhi/contract/client';
import { formatTug } from '@tokhi/rules/money/money';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';

type Line = ReplyOf<'refundTerms'>['lines'][number];

interface RefundPiecesProps {
  lines: readonly Line[];
  /** How many of each are chosen now; the lines contain what the shop has calculated. */
  chosen: (line: Line) => number;
  /** A line is cancelled whole; defective pieces are returned one by one. */
  byPiece: boolean;
  onChoose: (code: string, quantity: number) => void;
}

/** The goods that can still be refunded, to choose from. */
export function RefundPieces({ lines, chosen, byPiece, onChoose }: RefundPiecesProps) {
  return (
    <ul className="rpieces">
      {lines.map((line) => {
        const { code, name, color_name, left, amount } = line;
        const count = chosen(line);
        return (
          <li key={code} className="rpieces__row">
            <Checkbox
              label={
                <>
                  <b>{name}</b>
                  <span className="rpieces__about">
                    {color_name}, {left} ширхэг
                  </span>
                </>
              }
              checked={count > 0}
              onChange={({ target }) => onChoose(code, target.checked ? left : 0)}
            />
            {byPiece && count > 0 && left > 1 && (
              <Stepper
                label={`${name}, тоо ширхэг`}
                value={count}
                min={1}
                max={left}
                onChange={(quantity) => onChoose(code, quantity)}
              />
            )}
            {count > 0 && <b className="rpieces__amount">{formatTug(amount)}</b>}
          </li>
        );
      })}
    </ul>
  );
}
