import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { useCall } from '../../../calls/use-call.ts';

/** Mails the confirmation link again. */
export function SendAgain({ email }: { email: string }) {
  const { state, send } = useCall('sendConfirmation');
  async function handleClick() {
    const reply = await send({ email });
    if (reply !== null) toastSuccess(reply.data);
  }
  return (
    <button type="button" className="link" aria-busy={state.is === 'waiting'} onClick={() => void handleClick()}>
      Дахин илгээх
    </button>
  );
}
