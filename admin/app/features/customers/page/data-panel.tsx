import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { Icon } from '../../../icons/icon.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { saveFile } from '../../../show/save-file.ts';
import type { Customer } from '../customers-query.ts';

const INDENT = 2;

/** A customer's legal rights: a copy of all data, and erasure. */
export function DataPanel({ customer: { id, in_work } }: { customer: Customer }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: () => ask('exportCustomer', { id }),
    onSuccess: ({ data }) => saveFile(`customer-${id}.json`, JSON.stringify(data, null, INDENT)),
  });
  const erase = useMutation({
    mutationFn: () => ask('eraseCustomer', { id }),
    onSuccess: async () => {
      setAsking(false);
      await queries.invalidateQueries({ queryKey: ['customer', id] });
    },
  });
  const isBusy = in_work > 0;
  return (
    <Panel className="customer__last" title="Өгөгдөл" flush>
      {take.isError && <Note kind="bad" title={reasonOf(take.error)} />}
      <ul className="customer__rows">
        <li>
          <Icon name="download" />
          <span>
            <b>Өгөгдлийг нь татаж өгөх</b>
            <small>Дэлгүүрийн мэддэг бүхэн, JSON файлаар</small>
          </span>
          <Button kind="outline" size="s" busy={take.isPending} onClick={() => take.mutate()}>
            Татах
          </Button>
        </li>
        <li>
          <Icon name="trash-2" />
          <span>
            <b>Хувийн мэдээллийг арилгах</b>
            <small>
              {isBusy ? `${in_work} захиалга явагдаж байгаа тул дууссаны дараа. ` : ''}Баримт, дүн хуулийн дагуу үлдэнэ
            </small>
          </span>
          <Button kind="quiet" size="s" disabled={isBusy} onClick={() => setAsking(true)}>
            Арилгах
          </Button>
        </li>
      </ul>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Хувийн мэдээллийг арилгах уу?"
        foot={
          <Button kind="danger" busy={erase.isPending} onClick={() => erase.mutate()}>
            Арилгах
          </Button>
        }
      >
        {erase.isError && <Note kind="bad" title={reasonOf(erase.error)} />}
        <p>
          Нэр, утас, и-мэйл, хаяг, сагс, тэмдэглэл арилна. Буцаах боломжгүй. Захиалга, бонусын дэвтэр нэргүй үлдэнэ.
        </p>
      </Dialog>
    </Panel>
  );
}
