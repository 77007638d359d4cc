import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { largestCost } from '@tokhi/rules/money/new-codes';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Radio } from '@tokhi/ui/form/radio.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type SubmitEvent, useState } from 'react';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { CodeSamples } from './code-samples.tsx';
import { bodyOf, EMPTY, type NewCode, numberIn, wrongIn } from './new-code.ts';

interface NewCodeFormProps {
  create: (body: ReturnType<typeof bodyOf>) => Promise<void>;
}

const HOW = [
  { value: 'typed', text: 'Нэг' },
  { value: 'random', text: 'Олон' },
] as const;

/** One typed code or many random ones; the maximum cost is above the button. */
export function NewCodeForm({ create }: NewCodeFormProps) {
  const [form, setForm] = useState<NewCode>(EMPTY);
  const [isSent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const set = (changes: Partial<NewCode>) => setForm((before) => ({ ...before, ...changes }));
  const wrong = wrongIn(form);
  const said = isSent ? wrong : {};
  const count = form.how === 'typed' ? 1 : numberIn(form.count);

  async function submit() {
    setSent(true);
    if (Object.keys(wrong).length > 0 || busy) return;
    setBusy(true);
    setRefused(undefined);
    try {
      await create(bodyOf(form));
      setForm((before) => ({ ...EMPTY, how: before.how, kind: before.kind }));
      setSent(false);
    } catch (error) {
      setRefused(reasonOf(error));
    } finally {
      setBusy(false);
    }
  }
  useKeys([{ key: 'Ctrl Enter', does: 'код үүсгэх', press: () => void submit() }]);
  const text = (name: 'code' | 'beginning' | 'note') => ({
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  const number = (name: 'amount' | 'uses' | 'count') => ({
    inputMode: 'numeric' as const,
    value: form[name] === '' ? '' : groupThousands(numberIn(form[name])),
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value.replace(/\D/g, '') }),
  });
  const segments = (
    <fieldset className="new-code__how" aria-label="Хэдэн код">
      {HOW.map(({ value, text: name }) => (
        <button key={value} type="button" aria-pressed={form.how === value} onClick={() => set({ how: value })}>
          {name}
        </button>
      ))}
    </fieldset>
  );
  return (
    <Panel title="Шинэ код" end={segments} className="new-code">
      <form
        method="dialog"
        noValidate
        className="new-code__form"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit();
        }}
      >
        <fieldset className="new-code__kinds" aria-label="Төрөл">
          <Radio
            className="new-code__kind"
            name="kind"
            label="Купон"
            checked={form.kind === 'coupon'}
            onChange={() => set({ kind: 'coupon' })}
          />
          <Radio
            className="new-code__kind"
            name="kind"
            label="Ваучер, мөнгө"
            checked={form.kind === 'voucher'}
            onChange={() => set({ kind: 'voucher' })}
          />
        </fieldset>
        {form.how === 'typed' && (
          <Field label="Код" error={said.code} help="Том жижиг үсэг ялгахгүй">
            {(ties) => <TextInput {...ties} {...text('code')} className="new-code__code" autoComplete="off" />}
          </Field>
        )}
        <div className="new-code__pair">
          <Field label="Утга, ₮" error={said.amount}>
            {(ties) => <TextInput {...ties} {...number('amount')} />}
          </Field>
          <Field label="Код бүр, удаа" error={said.uses}>
            {(ties) => <TextInput {...ties} {...number('uses')} disabled={form.isUnlimited} />}
          </Field>
          <Field label="Эхлэх" optional>
            {(ties) => (
              <TextInput
                {...ties}
                type="date"
                value={form.from}
                onChange={({ target }) => set({ from: target.value })}
              />
            )}
          </Field>
          <Field label="Дуусах" optional error={said.to} help="23:59 хүртэл">
            {(ties) => (
              <TextInput {...ties} type="date" value={form.to} onChange={({ target }) => set({ to: target.value })} />
            )}
          </Field>
          {form.how === 'random' && (
            <>
              <Field label="Тоо ширхэг" error={said.count}>
                {(ties) => <TextInput {...ties} {...number('count')} />}
              </Field>
              <Field label="Эхний үсэг" optional error={said.beginning}>
                {(ties) => <TextInput {...ties} {...text('beginning')} className="new-code__code" autoComplete="off" />}
              </Field>
            </>
          )}
        </div>
        <Checkbox
          label="Хэрэглэх тоо хязгааргүй"
          checked={form.isUnlimited}
          onChange={({ target }) => set({ isUnlimited: target.checked })}
        />
        <Field label="Шалтгаан, хэнд" error={said.note}>
          {(ties) => <TextInput {...ties} {...text('note')} maxLength={200} />}
        </Field>
        {form.how === 'random' && <CodeSamples beginning={form.beginning.trim().toUpperCase()} count={count} />}
        <LargestCost
          count={count}
          uses={form.isUnlimited ? null : numberIn(form.uses)}
          amountTug={numberIn(form.amount)}
        />
        {refused !== undefined && <Note kind="bad" title={refused} />}
        <Button type="submit" wide busy={busy}>
          {count > 1 ? `${groupThousands(count)} код үүсгэх` : 'Код үүсгэх'} <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
        <p className="codes__hint">Дараа нь CSV хуулах эсвэл татах. Хуулах бүр түүхэнд үлдэнэ.</p>
      </form>
    </Panel>
  );
}

function LargestCost(codes: { count: number; uses: number | null; amountTug: number }) {
  const cost = largestCost(codes);
  if (cost === null)
    return (
      <Note kind="wait" title="Дээд дүн алга">
        Хэн ч, хэдэн ч удаа хэрэглэж болно. Дараа нь хязгаар тавих боломжгүй.
      </Note>
    );
  const times = [codes.count, codes.uses ?? 1].filter((factor) => factor > 1).map(groupThousands);
  return (
    <p className="new-code__cost">
      Ихдээ <span className="soft">{[...times, formatTug(codes.amountTug)].join(' × ')}</span>
      <b>{formatTug(cost)}</b>
    </p>
  );
}
