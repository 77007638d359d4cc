import './delete-dialog.css';
import type { Profile } from '@tokhi/contract/calls/accounts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { type SubmitEvent, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { useProof } from './use-proof.tsx';

/** Saves a text as a file. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

interface ExportDialogProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** Asks for proof of identity before it exports all that the shop knows about the customer. */
export function ExportDialog({ profile, open, onClose }: ExportDialogProps) {
  const { state, send } = useCall('exportMyData');
  const proof = useProof(profile);
  const [refused, setRefused] = useState('');
  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefused('');
    const given = proof.given();
    if (given === null) return;
    const reply = await send(given, (refusal) => {
      if (!proof.handleRefusal(refusal)) setRefused(refusal.text);
    });
    if (reply === null) return;
    saveFile('tokhi-minii-ugugdul.json', JSON.stringify(reply.data, null, 2));
    proof.clear();
    onClose();
  }
  return (
    <Dialog open={open} onClose={onClose} title="Өгөгдлөө татах">
      <form className="erase" method="dialog" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <p>Мэдээлэл, хаяг, захиалга, бонусын түүх нэг файлд.</p>
        {proof.field}
        <p className="erase__refused" role="alert">
          {refused}
        </p>
        <div className="erase__buttons">
          <Button kind="outline" onClick={onClose}>
            Болих
          </Button>
          <Button type="submit" busy={state.is === 'waiting'}>
            Файл татах
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
