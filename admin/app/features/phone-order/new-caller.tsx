import { useMutation } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { useFirstFocus } from '../../parts/use-first-focus.ts';

interface NewCallerProps {
  /** The search text: a phone number is filled in. */
  typed: string;
  onMade: (id: number) => void;
  onClose: () => void;
}

/** Creates an account without a password; its owner logs in by a mailed code. */
export function NewCaller({ typed, onMade, onClose }: NewCallerProps) {
  const [name, setName] = useState('');
  const [phone, setPhone] = useState(/^\d{8}$/.test(typed) ? typed : '');
  const [email, setEmail] = useState(typed.includes('@') ? typed : '');
  const first = useFirstFocus<HTMLInputElement>();
  const { keyOf, renew } = useRequestKey();
  const make = useMutation({
    mutationFn() {
      const body = { name: name.trim(), phone, email: email.trim() };
      return ask('createPhoneCustomer', body, keyOf(body));
    },
    onSuccess({ customer }) {
      renew();
      onMade(customer);
    },
  });
  return (
    <form
      className="phone-order__fields"
      aria-label="Шинэ хэрэглэгч"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!make.isPending) make.mutate();
      }}
    >
      <Field label="Нэр">
        {(ties) => (
          <TextInput
            {...ties}
            ref={first}
            maxLength={60}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Field label="Утас">
        {(ties) => (
          <TextInput
            {...ties}
            inputMode="tel"
            maxLength={8}
            value={phone}
            onChange={({ target }) => setPhone(target.value.replaceAll(/\D/g, ''))}
          />
        )}
      </Field>
      <Field label="И-мэйл">
        {(ties) => (
          <TextInput
            {...ties}
            type="email"
            maxLength={120}
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      {make.isError && <Note kind="bad" title={reasonOf(make.error)} />}
      <p className="phone-order__actions">
        <Button kind="quiet" size="s" onClick={onClose}>
          Болих
        </Button>
        <Button type="submit" kind="outline" size="s" busy={make.isPending}>
          Бүртгээд сонгох
        </Button>
      </p>
    </form>
  );
}
