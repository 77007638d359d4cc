import { allows } from '@tokhi/contract/admin/permissions';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useRef, useState } from 'react';
import { useMay, useMember } from '../../calls/session.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { OutcomeNote } from '../../parts/outcome-note.tsx';
import { useFirstFocus } from '../../parts/use-first-focus.ts';
import { ReasonForm } from './reason-form.tsx';
import type { WholeRefund } from './refunds-query.ts';
import type { RefundChange } from './use-refund-change.ts';

interface RefundActionsProps {
  refund: WholeRefund;
  busy: boolean;
  onChange: (change: RefundChange) => void;
}

const LONGEST = 300;
const GOODS: readonly WholeRefund['reason'][] = ['cancelled', 'defective', 'unavailable'];

/** The next step, one solid button; a refund that the customer requested can also be declined. */
export function RefundActions(props: RefundActionsProps) {
  const { refund, busy, onChange } = props;
  const may = useMay()('approve-small-refunds');
  const [isDeclining, setDeclining] = useState(false);
  const canDecline = may && GOODS.includes(refund.reason) && ['to_approve', 'to_send'].includes(refund.tab);
  useKeys(canDecline ? [{ key: 'D', does: 'татгалзах', press: () => setDeclining(true) }] : []);
  if (refund.tab === 'done' || refund.tab === 'declined') return null;
  return (
    <div className="refund__actions">
      {refund.tab === 'to_approve' ? <Approving {...props} /> : <Paying {...props} />}
      {canDecline && !isDeclining && (
        <Button kind="outline" wide onClick={() => setDeclining(true)}>
          Хэрэглэгчид татгалзах <Kbd>D</Kbd>
        </Button>
      )}
      {isDeclining && <Declining {...{ busy }} onSend={(answer) => onChange({ does: 'decline', answer })} />}
    </div>
  );
}

function Declining({ busy, onSend }: { busy: boolean; onSend: (answer: string) => void }) {
  const field = useFirstFocus<HTMLInputElement>();
  return (
    <ReasonForm
      {...{ busy, onSend, inputRef: field, longest: LONGEST }}
      label="Татгалзах шалтгаан"
      help="Хэрэглэгч үүнийг уншина"
      kind="danger"
      action="Хэрэглэгчид татгалзах"
    />
  );
}

/** Above the limit: one member prepares, another approves. */
function Approving({ refund: { approval }, busy, onChange }: RefundActionsProps) {
  const { roles } = useMember();
  const field = useRef<HTMLInputElement>(null);
  const may = allows('approve-large-refunds', roles, 'changes', { twoPeople: true });
  const canApprove = may && approval !== null && !approval.isOwn;
  const approve = () => onChange({ does: 'approve', state: 'approved' });
  useKeys([
    ...(canApprove ? [{ key: 'Enter', does: 'батлах', press: approve }] : []),
    ...(may && approval === null ? [{ key: 'Enter', does: 'бэлтгэх', press: () => field.current?.focus() }] : []),
  ]);
  if (approval?.isOwn === true)
    return <OutcomeNote waits>Та бэлтгэсэн тул өөр хүн батална. Батлагдмагц «Илгээх» рүү шилжинэ.</OutcomeNote>;
  if (!may) return <OutcomeNote waits>Дүн их тул эзэмшигч эсвэл санхүүгийн ажилтан батална.</OutcomeNote>;
  if (approval === null)
    return (
      <>
        <OutcomeNote waits>Дүн их: та бэлтгэж, өөр хүн батална.</OutcomeNote>
        <ReasonForm
          {...{ busy, inputRef: field, longest: 500, label: 'Яагаад буцаах вэ', kind: 'primary' }}
          action={
            <>
              Батлуулахаар илгээх <Kbd inButton>Enter</Kbd>
            </>
          }
          onSend={(reason) => onChange({ does: 'prepare', reason })}
        />
      </>
    );
  return (
    <>
      <OutcomeNote>
        <b>{approval.prepared_by}</b> бэлтгэсэн: «{approval.reason}». Батлахад мөнгө хөдлөхгүй, дараа нь илгээнэ.
      </OutcomeNote>
      <Button wide busy={busy} onClick={approve}>
        Батлах <Kbd inButton>Enter</Kbd>
      </Button>
      <Button kind="outline" wide onClick={() => onChange({ does: 'approve', state: 'declined' })}>
        Батлахгүй
      </Button>
    </>
  );
}

/** By the provider if it can, otherwise by a bank transfer whose document closes it. */
function Paying({ refund: { tab, isSendable, provider, error }, busy, onChange }: RefundActionsProps) {
  const may = useMay()('approve-small-refunds');
  const field = useRef<HTMLInputElement>(null);
  const isByCall = isSendable && tab === 'to_send';
  const send = () => onChange({ does: 'send' });
  useKeys(
    may
      ? [
          isByCall
            ? { key: 'Enter', does: 'үйлчилгээгээр буцаах', press: send }
            : { key: 'Enter', does: 'баримт бичих', press: () => field.current?.focus() },
        ]
      : [],
  );
  if (!may) return <OutcomeNote waits>Санхүү илгээнэ.</OutcomeNote>;
  return (
    <>
      {tab === 'sent' && (
        <OutcomeNote waits>
          {provider} буцаасан эсэхээ хэлээгүй{error !== null && ` (${error})`}. Эхлээд жагсаалтаас нь шалгаад, буцсан
          бол дугаараар нь хаана. Хоёр дахь удаа бүү илгээ.
        </OutcomeNote>
      )}
      {tab === 'to_send' && error !== null && (
        <OutcomeNote waits>{provider} буцаасангүй. Дансаар шилжүүлнэ.</OutcomeNote>
      )}
      {isByCall && (
        <Button wide busy={busy} onClick={send}>
          {provider} үйлчилгээгээр буцаах <Kbd inButton>Enter</Kbd>
        </Button>
      )}
      <ReasonForm
        {...{ busy, inputRef: field, longest: LONGEST, label: 'Банкны баримтын дугаар' }}
        kind={isByCall ? 'outline' : 'primary'}
        action={<>Шилжүүлсэн, хаах {!isByCall && <Kbd inButton>Enter</Kbd>}</>}
        onSend={(proof) => onChange({ does: 'close', proof })}
      />
    </>
  );
}
