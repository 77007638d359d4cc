import { useMutation } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { MeanwhileNote } from './meanwhile-note.tsx';
import { useKeepOrder } from './order-query.ts';

/** Cancels an unpaid order and frees what it reserved. */
export function CancelDialog({ order, onClose }: { order: ShownOrder; onClose: () => void }) {
  const { ordernumber, version } = order;
  const { refresh } = useKeepOrder(ordernumber);
  const [because, setBecause] = useState('');
  const { keyOf } = useRequestKey();
  const cancel = useMutation({
    mutationFn: () => {
      const body = { ordernumber, version, because };
      return ask('cancelOrder', body, keyOf(body));
    },
    onSuccess: async () => {
      await refresh();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Захиалга цуцлах"
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            Болих
          </Button>
          <Button
            kind="danger"
            busy={cancel.isPending}
            disabled={because.trim() === ''}
            onClick={() => cancel.mutate()}
          >
            Цуцлах
          </Button>
        </>
      }
    >
      {isRefused(cancel.error, 'changed_meanwhile') ? (
        <MeanwhileNote refusal={cancel.error} yours={{ status: 'expired' }} />
      ) : (
        cancel.isError && <Note kind="bad" title={reasonOf(cancel.error)} />
      )}
      <p>Төлбөр ороогүй. Нөөцөлсөн бараа, код, бонус чөлөөлөгдөж, хэрэглэгчид мэдэгдэнэ.</p>
      <Field label="Шалтгаан">
        {(ties) => (
          <TextInput {...ties} value={because} onChange={({ target }) => setBecause(target.value)} maxLength={200} />
        )}
      </Field>
    </Dialog>
  );
}
