import './term-rows.css';
import { formatTug } from '@tokhi/rules/money/money';
import { type TermName, termLabels } from '@tokhi/rules/order/term-explanation';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useId, useState } from 'react';

interface ShownTerm {
  name: TermName;
  /** With its sign. */
  amount: number;
  explanation: string;
}

interface TermRowsProps {
  terms: readonly ShownTerm[];
  /** How many pieces there are. */
  pieces: number;
  /** Whether each shows its explanation at once, not only on tap. */
  explained?: boolean;
}

const TONES: { [name in TermName]?: string } = { sale: 'cut', code: 'cut', usedBonus: 'gold' };

/** Every term of a total, each with an explanation. */
export function TermRows({ terms, pieces, explained = false }: TermRowsProps) {
  return (
    <dl className={explained ? 'terms terms--explained' : 'terms'}>
      {terms.map((term) => (
        <TermRow key={term.name} term={term} pieces={pieces} explained={explained} />
      ))}
    </dl>
  );
}

function TermRow({ term, pieces, explained }: { term: ShownTerm; pieces: number; explained: boolean }) {
  const { name, amount, explanation } = term;
  const [open, setOpen] = useState(false);
  const id = useId();
  const tone = TONES[name];
  const label = name === 'subtotal' ? `${termLabels[name]}, ${pieces} ширхэг` : termLabels[name];
  return (
    <div className={tone === undefined ? 'terms__row' : `terms__row terms__row--${tone}`}>
      <dt className="terms__name">
        {label}
        {!explained && (
          <button
            type="button"
            className="terms__tip"
            aria-label={`Тайлбар: ${label}`}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon name="info" />
          </button>
        )}
      </dt>
      <dd className="terms__amount">{amount < 0 ? `−${formatTug(-amount)}` : formatTug(amount)}</dd>
      <dd className="terms__why" id={id} hidden={!explained && !open}>
        {explanation}
      </dd>
    </div>
  );
}
