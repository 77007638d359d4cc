import './fees.css';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { sumInWords } from '@tokhi/rules/money/sum-in-words';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import { missingIn, type PhoneDraft, type Quote } from './phone-draft.ts';

interface SumPanelProps {
  draft: PhoneDraft;
  quote: Quote | undefined;
  /** Why the last press was refused; null: it was not. */
  refused: string | null;
  isSending: boolean;
  /** Nothing is missing, and the sum is up to date. */
  isReady: boolean;
  onChange: (change: Partial<PhoneDraft>) => void;
  onSend: () => void;
}

/** The total and the dates, always in view, and the one button that makes the order. */
export function SumPanel({ draft, quote, refused, isSending, isReady, onChange, onSend }: SumPanelProps) {
  const missing = missingIn(draft, quote);
  return (
    <>
      <Panel title="Захиалгын дүн" end={draft.name}>
        <ul className="fees">
          {(quote?.terms ?? []).map(({ name, amount }) => (
            <li key={name} className="fees__i">
              <span>{termLabels[name]}</span>
              <b>{formatTug(amount)}</b>
            </li>
          ))}
          <li className="fees__i fees__i--vat">
            <Checkbox
              label="НӨАТ-ын баримт авна"
              checked={draft.vat}
              onChange={({ target }) => onChange({ vat: target.checked })}
            />
          </li>
          <li className="fees__i fees__i--total">
            <b>Нийт</b>
            <b>{quote === undefined ? '—' : formatTug(quote.figures.total)}</b>
          </li>
        </ul>
        {quote !== undefined && (
          <dl className="phone-order__facts">
            <dt>{draft.warehouse === 0 ? 'Хүргэх' : 'Бэлэн болох'}</dt>
            <dd>{quote.arrives}</dd>
            <dt>Барааг барих</dt>
            <dd>{momentText(quote.pay_by)} хүртэл</dd>
            {quote.figures.bonus > 0 && (
              <>
                <dt>Төлөхөд</dt>
                <dd>+{groupThousands(quote.figures.bonus)} оноо</dd>
              </>
            )}
          </dl>
        )}
      </Panel>
      <Panel title="Төлбөрийн холбоос">
        {quote !== undefined && (
          <div className="phone-order__say">
            <small>Утсаар уншиж өгөх</small>
            Нийт <b>{sumInWords(quote.figures.total).toLowerCase()}</b>. {quote.arrives}-нд{' '}
            {draft.warehouse === 0 ? 'хүргэнэ' : 'бэлэн болно'}.
          </div>
        )}
        {missing.length > 0 && <p className="phone-order__hint">Дутуу: {missing.join(', ')}.</p>}
        {refused !== null && <Note kind="bad" title={refused} />}
        <Button wide className="phone-order__send" busy={isSending} disabled={!isReady} onClick={onSend}>
          Үүсгээд холбоос илгээх <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
        <p className="phone-order__hint">
          Холбоос {draft.caller?.email ?? 'хэрэглэгчийн и-мэйл'} хаягаар очно, утсанд захиалгын дугаар ирнэ. QPay, карт,
          хуваан төлөлтийг хэрэглэгч өөрөө сонгоно. Картын дугаар утсаар асуухгүй.
        </p>
      </Panel>
    </>
  );
}
