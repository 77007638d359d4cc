import './refund-form.css';
import type { RefundReason } from '@tokhi/contract/fields/refund-fields';
import { BANK_NAMES } from '@tokhi/contract/texts/bank-names';
import { fieldTexts } from '@tokhi/contract/texts/field-texts';
import { refusals } from '@tokhi/contract/texts/refusals';
import { texts } from '@tokhi/contract/texts/texts';
import { formatTug } from '@tokhi/rules/money/money';
import {
  type AccountReason,
  checkAccount,
  checkBank,
  checkHolder,
  LONGEST_BANK,
  LONGEST_HOLDER,
  LONGEST_REFUND_NOTE,
} from '@tokhi/rules/refund/refund-account';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { useState } from 'react';
import { refusedFields } from '../../../calls/call-state.ts';
import { useCall } from '../../../calls/use-call.ts';
import { useRead } from '../../../calls/use-read.ts';
import { RefundPieces } from './refund-pieces.tsx';
import { RefundSums } from './refund-sums.tsx';

/** The error of each field of the account; none for a valid one. */
const accountChecks = {
  bank: (typed: string) => said(checkBank(typed)),
  number: (typed: string) => said(checkAccount(typed)),
  holder: (typed: string) => said(checkHolder(typed)),
};

const said = (reason: AccountReason | null): string | undefined => (reason === null ? undefined : fieldTexts[reason]);

const INTRO: Record<RefundReason, string> = {
  cancelled: 'Цуцлах бараагаа сонгоно уу. Бараа бүрийг захиалсан тоогоор нь цуцална.',
  defective: 'Гэмтэлтэй бараагаа сонгоно уу. Ажилтан шалгаад төлсөн мөнгийг бүтнээр нь буцаана.',
};
const NOTE: Record<RefundReason, string> = { cancelled: 'Шалтгаан', defective: 'Ямар гэмтэлтэй вэ?' };

interface RefundFormProps {
  ordernumber: string;
  reason: RefundReason;
  onAsked: () => void;
  onClose: () => void;
}

/** The refund, every deduction with its reason, and the account: the shop calculates all of it before anything is sent. */
export function RefundForm({ ordernumber, reason, onAsked, onClose }: RefundFormProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [refused, setRefused] = useState('');
  const wanted = Object.entries(chosen).map(([id, qty]) => ({ id, qty }));
  const some = wanted.filter(({ qty }) => qty > 0);
  const { reply, read } = useRead(
    'refundTerms',
    some.length > 0 ? { ordernumber, lines: some } : { ordernumber },
    (code) => {
      setRefused(code === null ? texts.noConnection : refusals[code].text);
      return 'settled';
    },
  );
  const { state, send } = useCall('askRefund');
  const { errors, text, handleSubmit, refuse } = useForm({
    initial: { bank: '', number: '', holder: '', note: '' },
    checks: { ...accountChecks, note: () => undefined },
    async onSubmit({ note, ...account }, form) {
      if (reply === null || nothing || !isCounted) return;
      setRefused('');
      const lines = reply.lines.flatMap((line) => (line.chosen > 0 ? [{ id: line.code, qty: line.chosen }] : []));
      const body = { ordernumber, reason, lines, account, sum: reply.sums.amount, ...(note !== '' && { note }) };
      const done = await send(body, (refusal) => {
        const fields = refusedFields(refusal);
        if (Object.keys(fields).length > 0) refuse(fields, form);
        else setRefused(refusal.text);
        if (refusal.code === 'refund_changed') read();
      });
      if (done !== null) onAsked();
    },
  });
  const nothing = wanted.length > 0 && some.length === 0;
  /** Whether the shop has calculated the current choice: nobody sends a sum unseen (decision 12). */
  const isCounted = reply?.lines.every(({ code, chosen: counted }) => (chosen[code] ?? counted) === counted) ?? false;
  if (reply === null) return refused === '' ? <Skeleton kind="picture" /> : <p role="alert">{refused}</p>;
  const countOf = (line: (typeof reply.lines)[number]) => chosen[line.code] ?? line.chosen;
  /** The first press lists all lines: until then everything is chosen. */
  function handleChoose(code: string, quantity: number) {
    const before = Object.fromEntries((reply?.lines ?? []).map((line) => [line.code, countOf(line)]));
    setRefused('');
    setChosen({ ...before, [code]: quantity });
  }
  return (
    <form className="refund-form" method="dialog" noValidate onSubmit={handleSubmit}>
      <p>{INTRO[reason]}</p>
      <RefundPieces lines={reply.lines} chosen={countOf} byPiece={reason === 'defective'} onChoose={handleChoose} />
      {nothing ? <output>Буцаах бараагаа сонгоно уу.</output> : <RefundSums sums={reply.sums} />}
      <Field label="Банк" error={errors.bank}>
        {(ties) => (
          <>
            <TextInput
              {...ties}
              {...text('bank')}
              list={`${ties.id}-banks`}
              autoComplete="off"
              maxLength={LONGEST_BANK}
              required
            />
            <datalist id={`${ties.id}-banks`}>
              {BANK_NAMES.map((bank) => (
                <option key={bank} value={bank}>
                  {bank}
                </option>
              ))}
            </datalist>
          </>
        )}
      </Field>
      <Field label="Дансны дугаар эсвэл IBAN" error={errors.number}>
        {(ties) => (
          <TextInput {...ties} {...text('number')} inputMode="text" autoComplete="off" maxLength={40} required />
        )}
      </Field>
      <Field label="Данс эзэмшигчийн нэр" error={errors.holder}>
        {(ties) => <TextInput {...ties} {...text('holder')} autoComplete="name" maxLength={LONGEST_HOLDER} required />}
      </Field>
      <Field label={NOTE[reason]} optional>
        {(ties) => <TextArea {...ties} {...text('note')} maxLength={LONGEST_REFUND_NOTE} />}
      </Field>
      <p className="refund-form__refused" role="alert">
        {refused}
      </p>
      <div className="refund-form__buttons">
        <Button kind="outline" onClick={onClose}>
          Болих
        </Button>
        <Button type="submit" busy={state.is === 'waiting' || (!nothing && !isCounted)} disabled={nothing}>
          {nothing ? 'Хүсэлт илгээх' : `${formatTug(reply.sums.amount)} буцаах хүсэлт илгээх`}
        </Button>
      </div>
    </form>
  );
}
