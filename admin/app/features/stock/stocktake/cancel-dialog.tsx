import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { reasonOf } from '../../../calls/refused.ts';
import type { Stocktake } from './stocktake-query.ts';
import { useStocktake } from './use-stocktake.ts';

/** Cancels the stocktake: the counts are not written. */
export function CancelDialog({ stocktake: { id, version }, onClose }: { stocktake: Stocktake; onClose: () => void }) {
  const cancel = useStocktake(id);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Тооллогыг цуцлах"
      foot={
        <Button kind="danger" busy={cancel.isPending} onClick={() => cancel.mutate({ does: 'cancel', version })}>
          Цуцлах
        </Button>
      }
    >
      <p>Тоолсон тоо бичигдэхгүй, үлдэгдэл хэвээр. Дахин тоолох бол шинээр эхэлнэ.</p>
      {cancel.isError && <Note kind="bad" title={reasonOf(cancel.error)} />}
    </Dialog>
  );
}
