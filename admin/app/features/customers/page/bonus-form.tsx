import { useMutation } from '@tanstack/react-query';
import { type CorrectionReason, correctionReasonNames, correctionReasons } from '@tokhi/contract/admin/customer-words';
import { groupThousands } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type SubmitEvent, useRef, useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { useRequestKey } from '../../../calls/use-request-key.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { ChoiceRow } from '../../../parts/choice-row.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { OutcomeNote } from '../../../parts/outcome-note.tsx';
import { type Customer, useKeepCustomer } from '../customers-query.ts';

const WAYS = [
  { value: 'add', text: 'Нэмэх' },
  { value: 'take', text: 'Хасах' },
] as const;
const MOST_DIGITS = 8;

/** A manual correction: the new balance, and whether a second person is needed, are above the button. */
export function BonusForm({ customer }: { customer: Customer }) {
  const [way, setWay] = useState<'add' | 'take'>('add');
  const [typed, setTyped] = useState('');
  const [because, setBecause] = useState<CorrectionReason>('missing_goods');
  const [note, setNote] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { keyOf, renew } = useRequestKey();
  const keep = useKeepCustomer(customer.id);
  const amount = Number(typed === '' ? '0' : typed);
  const points = way === 'add' ? amount : -amount;
  const after = customer.bonus + points;
  const { adding, taking } = customer.second_person_above;
  const mayAlone = way === 'add' ? adding : taking;
  const needsSecond = amount > mayAlone;
  const correct = useMutation({
    mutationFn: () => {
      const body = { id: customer.id, points, because, note: note.trim() };
      return ask('correctBonus', body, keyOf(body));
    },
    onSuccess(reply) {
      renew();
      keep(reply);
      setTyped('');
      setNote('');
    },
  });
  const isReady = amount > 0 && after >= 0 && note.trim() !== '';
  const send = () => isReady && !correct.isPending && correct.mutate();
  useKeys([
    { key: 'B', does: 'бонус засах', press: () => input.current?.focus() },
    { key: 'Ctrl Enter', does: 'бонус бичих', press: send },
  ]);
  return (
    <form
      className="bonus-form"
      method="dialog"
      noValidate
      aria-label="Гараар засах"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        send();
      }}
    >
      <p className="bonus-form__head">
        <b>Гараар засах</b>
        <span className="soft">мөр устгахгүй, шинэ мөр нэмнэ</span>
      </p>
      <div className="bonus-form__row">
        <ChoiceRow label="Үйлдэл" value={way} choices={WAYS} onChange={setWay} />
        <Field label="Оноо" error={after < 0 ? 'Үлдэгдлээс их байна' : undefined}>
          {(ties) => (
            <TextInput
              {...ties}
              ref={input}
              inputMode="numeric"
              autoComplete="off"
              value={typed === '' ? '' : groupThousands(amount)}
              onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, MOST_DIGITS))}
            />
          )}
        </Field>
      </div>
      <div className="bonus-form__row bonus-form__row--even">
        <Field label="Шалтгаан">
          {(ties) => (
            <Select {...ties} value={because} onChange={({ target }) => setBecause(target.value as CorrectionReason)}>
              {correctionReasonNames.map((name) => (
                <option key={name} value={name}>
                  {correctionReasons[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Тайлбар">
          {(ties) => (
            <TextInput {...ties} maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
          )}
        </Field>
      </div>
      {amount > 0 && after >= 0 && (
        <p className="bonus-form__after">
          Үлдэгдэл <span className="soft">{groupThousands(customer.bonus)} →</span> <b>{groupThousands(after)}</b>
        </p>
      )}
      {needsSecond && (
        <OutcomeNote waits>
          <b>{groupThousands(mayAlone)} онооноос дээш тул хоёр дахь хүн батална.</b> Батлах хүртэл үлдэгдэл
          өөрчлөгдөхгүй.
        </OutcomeNote>
      )}
      {correct.isError && <Note kind="bad" title={reasonOf(correct.error)} />}
      <p className="bonus-form__foot">
        <span className="soft">
          {mayAlone > 0
            ? `${groupThousands(mayAlone)} хүртэл бол шууд бичигдэнэ, 24 цагийн дүнгээр`
            : '24 цагийн хязгаарт хүрсэн тул хоёр дахь хүн батална'}
        </span>
        <Button type="submit" busy={correct.isPending} disabled={!isReady}>
          {needsSecond ? 'Батлуулах' : 'Бичих'} <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
      </p>
    </form>
  );
}
