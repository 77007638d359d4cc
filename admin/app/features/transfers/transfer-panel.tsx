import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import type { ReactNode } from 'react';
import { Kbd } from '../../parts/kbd.tsx';
import { OutcomeNote } from '../../parts/outcome-note.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import { Candidate } from './candidate.tsx';
import { Memo } from './memo.tsx';
import { consequenceOf } from './transfer-texts.ts';
import type { Suggestion, Transfer } from './transfers-query.ts';

interface TransferPanelProps {
  transfer: Transfer;
  suggestions: readonly Suggestion[];
  /** Which suggestion is chosen. */
  chosen: number;
  onChoose: (at: number) => void;
  /** The search field for another order, while it is open. */
  search: ReactNode;
  busy: boolean;
  onConfirm: () => void;
  onSearch: () => void;
  onUnknown: () => void;
  onSkip: () => void;
}

/** The current line: its text, whose it may be and what Enter would do. */
export function TransferPanel(props: TransferPanelProps) {
  const { transfer, suggestions, chosen, onChoose, search, busy, onConfirm, onSearch, onUnknown, onSkip } = props;
  const { amount, received_at, payer, memo, account } = transfer;
  const suggestion = suggestions[chosen];
  return (
    <Panel title={formatTug(amount)} note={`${momentText(received_at)}, ${payer}`} flush>
      <p className="transfers__memo">
        «<Memo memo={memo} ordernumber={suggestion?.ordernumber} />»{account !== '' && `, данс ${account}`}
      </p>
      {search}
      {suggestions.map((one, at) => (
        <Candidate
          key={one.ordernumber}
          {...{ suggestion: one, amount, at: at + 1, isChosen: at === chosen }}
          onChoose={() => onChoose(at)}
        />
      ))}
      <div className="transfers__decide">
        {suggestion === undefined ? (
          <p className="transfers__none">Тохирох захиалга олдсонгүй. Дугаараар хайх, эсвэл эзэнгүй гэж бүртгэнэ.</p>
        ) : (
          <Consequence {...{ suggestion, amount }} />
        )}
        {suggestion !== undefined && (
          <Button wide busy={busy} onClick={onConfirm}>
            Батлаад дараагийнх <Kbd inButton>Enter</Kbd>
          </Button>
        )}
        <div className="transfers__others">
          <Button kind="outline" onClick={onSearch}>
            Хайх <Kbd>/</Kbd>
          </Button>
          <Button kind="outline" onClick={onUnknown}>
            Эзэнгүй <Kbd>U</Kbd>
          </Button>
          <Button kind="outline" onClick={onSkip}>
            Алгасах <Kbd>S</Kbd>
          </Button>
        </div>
      </div>
    </Panel>
  );
}

function Consequence({ suggestion, amount }: { suggestion: Suggestion; amount: number }) {
  const { title, words } = consequenceOf(suggestion, amount);
  const isGood = suggestion.outcome === 'matched' || suggestion.outcome === 'part';
  return (
    <OutcomeNote waits={!isGood}>
      Батлахад: <b>{title}</b>. {words} <b>10 секундийн</b> дараа бичигдэнэ, тэр хүртэл Ctrl Z. Дараа нь зөвхөн
      буцаалтаар.
    </OutcomeNote>
  );
}
