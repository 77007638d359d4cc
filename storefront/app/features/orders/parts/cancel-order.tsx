import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { refreshViewer } from '../../../calls/viewer.ts';

/** The customer cancels an unpaid order (decision 43), after a confirmation, since it cannot be restored. */
export function CancelOrder({ ordernumber, onDone }: { ordernumber: string; onDone: () => void }) {
  const [open, setOpen] = useState(false);
  const { state, send } = useCall('cancelOrder');
  async function handleCancel() {
    const done = await send({ ordernumber }, (refused) => {
      // It was paid meanwhile: the page shows its current state.
      setOpen(false);
      toastFailure(refused.text);
      onDone();
    });
    if (done === null) return;
    setOpen(false);
    toastSuccess('Захиалга цуцлагдлаа');
    // The points reserved for it are free again.
    void refreshViewer();
    onDone();
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setOpen(true)}>
        Захиалга цуцлах
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Захиалгаа цуцлах уу?"
        foot={
          <>
            <Button kind="outline" onClick={() => setOpen(false)}>
              Болих
            </Button>
            <Button kind="danger" busy={state.is === 'waiting'} onClick={() => void handleCancel()}>
              Тийм, цуцлах
            </Button>
          </>
        }
      >
        <p>Нөөцөлсөн бараа, ашигласан купон чөлөөлөгдөнө. Цуцалсан захиалгыг сэргээх боломжгүй.</p>
      </Dialog>
    </>
  );
}
