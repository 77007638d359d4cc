import { useMutation, useQuery } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { changedContacts, contactsIn, type TypedContacts } from './changed-contacts.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { useKeepOrder } from './order-query.ts';

/**
 * Who receives an order and where. Phones and email begin empty: the page has them masked, and empty fields stay unchanged. If
 * a colleague was faster, their changes are shown field by field; the typed values stay in the form.
 */
export function ContactsDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { keep } = useKeepOrder(order.ordernumber);
  const [typed, setTyped] = useState<TypedContacts>(() => contactsIn(order));
  const [version, setVersion] = useState(order.version);
  const places = useQuery({
    queryKey: ['order-districts'],
    queryFn: ({ signal }) => ask('orderDistricts', {}, { signal }),
    enabled: order.delivery === 'delivery',
  });
  const change = useMutation({
    mutationFn: () =>
      ask('changeContacts', { ordernumber: order.ordernumber, version, ...changedContacts(order, typed) }),
    onSuccess(reply) {
      keep(reply);
      if (reply.delivery === null || reply.delivery.today <= reply.delivery.charged) onClose();
    },
    onError(error) {
      // The next press applies to the current version, which the note shows.
      const now = isRefused(error, 'changed_meanwhile') ? error.details?.['version'] : undefined;
      if (typeof now === 'number') setVersion(now);
    },
  });
  const districts = places.data?.districts ?? [];
  const district = districts.find(({ id }) => String(id) === typed.district);
  const type = (name: keyof TypedContacts) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const dearer = change.data?.delivery ?? null;
  const foot =
    dearer === null ? (
      <>
        <Button kind="outline" onClick={onClose}>
          Болих
        </Button>
        <Button busy={change.isPending} onClick={() => change.mutate()}>
          Хадгалах
        </Button>
      </>
    ) : (
      <Button onClick={onClose}>Ойлголоо</Button>
    );
  return (
    <Dialog open onClose={onClose} title="Хаяг, холбоо барих" foot={foot}>
      {isRefused(change.error, 'changed_meanwhile') ? (
        <MeanwhileNote refusal={change.error} yours={changedContacts(order, typed)} />
      ) : (
        change.isError && <Note kind="bad" title={reasonOf(change.error)} />
      )}
      {dearer !== null ? (
        <Note kind="good" title="Хадгаллаа">
          Шинэ хаягийн хүргэлт өнөөдрийн тарифаар {formatTug(dearer.today)}, захиалгад {formatTug(dearer.charged)}{' '}
          төлсөн. Зөрүүг хэрэглэгчээс нэхэхгүй.
        </Note>
      ) : (
        <form
          className="contacts-form"
          onSubmit={(event) => {
            event.preventDefault();
            change.mutate();
          }}
        >
          <Field label="Нэр" className="contacts-form__wide">
            {(ties) => <TextInput {...ties} {...type('name')} />}
          </Field>
          <Field label="Утас" help={`Одоо ${order.phone}. Хоосон бол хэвээр`}>
            {(ties) => <TextInput {...ties} {...type('phone')} inputMode="numeric" />}
          </Field>
          <Field label="Хоёр дахь утас" help={order.phone2 === null ? 'Одоо байхгүй' : `Одоо ${order.phone2}`}>
            {(ties) => <TextInput {...ties} {...type('phone2')} inputMode="numeric" />}
          </Field>
          <Field label="И-мэйл" className="contacts-form__wide" help={`Одоо ${order.email}. Хоосон бол хэвээр`}>
            {(ties) => <TextInput {...ties} {...type('email')} type="email" />}
          </Field>
          {order.delivery === 'delivery' && (
            <>
              <Field label="Дүүрэг">
                {(ties) => (
                  <Select {...ties} {...type('district')}>
                    {districts.map(({ id, district: name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              {district?.asks_for_khoroo !== false && (
                <Field label="Хороо">{(ties) => <TextInput {...ties} {...type('khoroo')} inputMode="numeric" />}</Field>
              )}
              <Field label="Дэлгэрэнгүй хаяг" className="contacts-form__wide">
                {(ties) => <TextInput {...ties} {...type('address')} />}
              </Field>
            </>
          )}
          <button type="submit" hidden>
            Хадгалах
          </button>
        </form>
      )}
    </Dialog>
  );
}
