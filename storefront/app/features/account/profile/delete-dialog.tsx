import './delete-dialog.css';
import type { Profile } from '@tokhi/contract/calls/accounts';
import { groupThousands } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../calls/use-call.ts';
import { clearCart } from '../../../local/cart.ts';
import { clearSession } from '../../../local/session.ts';
import { useProof } from './use-proof.tsx';

interface DeleteDialogProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** Asks again, with proof of identity. Refused while an order is in progress. */
export function DeleteDialog({ profile, open, onClose }: DeleteDialogProps) {
  const navigate = useNavigate();
  const { state, send } = useCall('deleteAccount');
  const proof = useProof(profile);
  const [refused, setRefused] = useState('');
  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefused('');
    const given = proof.given();
    if (given === null) return;
    const done = await send(given, (refusal) => {
      if (!proof.handleRefusal(refusal)) setRefused(refusal.text);
    });
    if (done === null) return;
    // Leave the page first: it needs a session.
    await navigate('/home');
    clearSession();
    clearCart();
    toastSuccess('Бүртгэл тань устлаа');
  }
  return (
    <Dialog open={open} onClose={onClose} title="Бүртгэлээ устгах уу?">
      <form className="erase" method="dialog" noValidate onSubmit={(event) => void handleSubmit(event)}>
        <ul className="erase__what">
          <li>{groupThousands(profile.bonus)} бонус хүчингүй болно</li>
          <li>Хадгалсан бараа, сагс, хаяг устана</li>
          <li>Буцаах боломжгүй</li>
        </ul>
        {proof.field}
        <p className="erase__refused" role="alert">
          {refused}
        </p>
        <div className="erase__buttons">
          <Button kind="outline" onClick={onClose}>
            Болих
          </Button>
          <Button type="submit" kind="danger" busy={state.is === 'waiting'}>
            Бүртгэл устгах
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
