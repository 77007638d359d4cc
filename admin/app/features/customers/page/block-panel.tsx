import { useMutation } from '@tanstack/react-query';
import { type BlockReason, blockReasonNames, blockReasons } from '@tokhi/contract/admin/customer-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { Panel } from '../../../parts/panel.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { type Customer, useKeepCustomer } from '../customers-query.ts';

/** Blocks the account for a listed reason, or unblocks it. */
export function BlockPanel({ customer }: { customer: Customer }) {
  return customer.block === null ? (
    <BlockForm customer={customer} />
  ) : (
    <Blocked id={customer.id} block={customer.block} />
  );
}

function Blocked({ id, block }: { id: number; block: NonNullable<Customer['block']> }) {
  const keep = useKeepCustomer(id);
  const open = useMutation({ mutationFn: () => ask('unblockCustomer', { id, was: block.at }), onSuccess: keep });
  return (
    <Panel className="customer__last" title="Бүртгэл хаалттай">
      <div className="customer__form">
        <p>
          {block.reason}
          <small className="soft customer__line">
            {momentText(block.at)}, {block.staff}
          </small>
        </p>
        {open.isError && <Note kind="bad" title={reasonOf(open.error)} />}
        <Button kind="outline" wide busy={open.isPending} onClick={() => open.mutate()}>
          Дахин нээх
        </Button>
      </div>
    </Panel>
  );
}

function BlockForm({ customer: { id, in_work } }: { customer: Customer }) {
  const [because, setBecause] = useState<BlockReason | ''>('');
  const [note, setNote] = useState('');
  const keep = useKeepCustomer(id);
  const block = useMutation({
    mutationFn: (reason: BlockReason) => ask('blockCustomer', { id, because: reason, note: note.trim() }),
    onSuccess: keep,
  });
  return (
    <Panel className="customer__last" title="Бүртгэл хаах" end="буцааж нээж болно">
      <form
        className="customer__form"
        onSubmit={(event) => {
          event.preventDefault();
          if (because !== '' && note.trim() !== '') block.mutate(because);
        }}
      >
        <Field label="Шалтгаан">
          {(ties) => (
            <Select {...ties} value={because} onChange={({ target }) => setBecause(target.value as BlockReason)}>
              <option value="">Заавал сонгоно</option>
              {blockReasonNames.map((name) => (
                <option key={name} value={name}>
                  {blockReasons[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Юу болсон">
          {(ties) => (
            <TextInput {...ties} maxLength={300} value={note} onChange={({ target }) => setNote(target.value)} />
          )}
        </Field>
        <p className="soft customer__line">
          Шинэ захиалга, нэвтрэлт хаагдана. {in_work > 0 && `Явагдаж буй ${in_work} захиалга, `}бонус хэвээр.
        </p>
        {block.isError && <Note kind="bad" title={reasonOf(block.error)} />}
        <Button type="submit" kind="danger" wide busy={block.isPending} disabled={because === '' || note.trim() === ''}>
          Бүртгэл хаах
        </Button>
      </form>
    </Panel>
  );
}
