import { useMutation, useQuery } from '@tanstack/react-query';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type Ref, useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Tag } from '../../parts/tag.tsx';
import { NewCaller } from './new-caller.tsx';
import type { PhoneDraft } from './phone-draft.ts';
import { callersQuery } from './phone-query.ts';
import { StepPanel } from './step-panel.tsx';

interface CallerPanelProps {
  draft: PhoneDraft;
  search: Ref<HTMLInputElement>;
  onChange: (change: Partial<PhoneDraft>) => void;
}

const SHOWN = 4;

/** The customer on the phone: found by phone, email, name or number, or created. */
export function CallerPanel({ draft, search, onChange }: CallerPanelProps) {
  const { caller } = draft;
  const [text, setText] = useState('');
  const [isNew, setNew] = useState(false);
  const found = useQuery(callersQuery(text.trim()));
  const customers = text.trim() === '' ? [] : (found.data?.customers ?? []).slice(0, SHOWN);
  const open = useMutation({
    mutationFn: (customer: number) => ask('openPhoneOrder', { customer }),
    onSuccess({ customer }) {
      const [last] = customer.addresses;
      onChange({
        ...{ caller: customer, name: customer.name ?? '', phone: customer.phone ?? '' },
        ...(last !== undefined && { district: last.district, khoroo: last.khoroo, address: last.more }),
      });
      setText('');
      setNew(false);
    },
  });
  useKeys([{ key: 'N', does: 'шинэ хэрэглэгч', press: () => setNew(true) }]);
  return (
    <StepPanel at={1} isDone={caller !== null} title="Хэрэглэгч" end={<Kbd>F2</Kbd>}>
      <form
        className="phone-order__body"
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = customers;
          if (first !== undefined) open.mutate(first.id);
        }}
      >
        <TextInput
          ref={search}
          type="search"
          aria-label="Утас, и-мэйл эсвэл нэр"
          placeholder="Утас, и-мэйл, нэр, захиалгын дугаар"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      {open.isError && <Note kind="bad" title={reasonOf(open.error)} />}
      <ul className="phone-order__rows">
        {caller !== null && (
          <li className="phone-order__row phone-order__row--on">
            <Avatar name={caller.name ?? 'Нэргүй'} />
            <p>
              <b>{caller.name ?? 'Нэргүй'}</b> {caller.phone}
              <small>{caller.email}</small>
            </p>
            <span className="phone-order__end">
              {caller.bonus > 0 && <Tag kind="warn">{groupThousands(caller.bonus)} оноо</Tag>}
              <Tag kind="ok">Сонгосон</Tag>
            </span>
          </li>
        )}
        {customers.map((one) => (
          <li key={one.id} className="phone-order__row">
            <Avatar name={one.name ?? 'Нэргүй'} />
            <p>
              <b>{one.name ?? 'Нэргүй'}</b> {one.phone}
              <small>
                {one.orders} захиалга, {formatTug(one.spent)}
                {one.district !== null && `, ${one.district}`}
              </small>
            </p>
            <span className="phone-order__end">
              {one.blocked ? (
                <Tag kind="bad">Хаасан</Tag>
              ) : (
                <Button
                  kind="outline"
                  size="s"
                  aria-label={`Сонгох: ${one.name ?? one.email}`}
                  busy={open.isPending && open.variables === one.id}
                  onClick={() => open.mutate(one.id)}
                >
                  Сонгох
                </Button>
              )}
            </span>
          </li>
        ))}
        {!isNew && caller === null && (
          <li className="phone-order__row">
            <p>
              <b>Шинэ хэрэглэгч</b>
              <small>Нэр, утас, и-мэйл. Бүртгэлээ и-мэйлээр ирэх кодоор өөрөө нээнэ</small>
            </p>
            <span className="phone-order__end">
              <Button kind="outline" size="s" onClick={() => setNew(true)}>
                Бүртгэх <Kbd>N</Kbd>
              </Button>
            </span>
          </li>
        )}
      </ul>
      {isNew && <NewCaller typed={text.trim()} onMade={(id) => open.mutate(id)} onClose={() => setNew(false)} />}
      {caller !== null && (
        <div className="phone-order__fields phone-order__fields--two">
          <Field label="Хүлээн авах хүн">
            {(ties) => (
              <TextInput
                {...ties}
                maxLength={60}
                autoComplete="off"
                value={draft.name}
                onChange={({ target }) => onChange({ name: target.value })}
              />
            )}
          </Field>
          <Field label="Хүлээн авах утас">
            {(ties) => (
              <TextInput
                {...ties}
                inputMode="tel"
                maxLength={8}
                autoComplete="off"
                value={draft.phone}
                onChange={({ target }) => onChange({ phone: target.value.replaceAll(/\D/g, '') })}
              />
            )}
          </Field>
        </div>
      )}
    </StepPanel>
  );
}
