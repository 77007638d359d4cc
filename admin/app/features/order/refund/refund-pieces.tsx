import { formatTug } from '@tokhi/rules/money/money';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Stepper } from '@tokhi/ui/form/stepper.tsx';
import type { TermsLine } from './refund-draft.ts';

interface RefundPiecesProps {
  lines: readonly TermsLine[];
  countOf: (line: TermsLine) => number;
  byPiece: boolean;
  onChoose: (code: string, quantity: number) => void;
}

/** The goods that have not come back yet, to choose from. */
export const RefundPieces = ({ lines, countOf, byPiece, onChoose }: RefundPiecesProps) => (
  <ul className="prepare__pieces">
    {lines.map((line) => {
      const { code, name, color_name, left, amount } = line;
      const count = countOf(line);
      return (
        <li key={code} className={count > 0 ? 'prepare__piece prepare__piece--on' : 'prepare__piece'}>
          <Checkbox
            label={
              <>
                {name} <span className="soft">{color_name}</span>
              </>
            }
            checked={count > 0}
            onChange={({ target }) => onChoose(code, target.checked ? left : 0)}
          />
          {byPiece && count > 0 && left > 1 ? (
            <Stepper
              label={`${name}, тоо ширхэг`}
              value={count}
              min={1}
              max={left}
              onChange={(quantity) => onChoose(code, quantity)}
            />
          ) : (
            <span className="soft prepare__count">
              <b>{count}</b> / {left} ш
            </span>
          )}
          <b className="prepare__amount">{count > 0 ? formatTug(amount) : '0'}</b>
        </li>
      );
    })}
  </ul>
);
