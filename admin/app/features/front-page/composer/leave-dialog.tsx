import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';

interface LeaveDialogProps {
  busy: boolean;
  onSave: () => void;
  onDrop: () => void;
  onStay: () => void;
}

/** Shown before a member leaves unsaved changes. */
export const LeaveDialog = ({ busy, onSave, onDrop, onStay }: LeaveDialogProps) => (
  <Dialog
    open
    title="Хадгалаагүй өөрчлөлт байна"
    onClose={onStay}
    foot={
      <>
        <Button kind="outline" onClick={onDrop}>
          Хадгалахгүй гарах
        </Button>
        <Button busy={busy} onClick={onSave}>
          Хадгалаад гарах
        </Button>
      </>
    }
  >
    <p>Ноорогт хадгалсан зүйл дэлгүүрт нийтлэх хүртэл харагдахгүй.</p>
  </Dialog>
);
