import { Button } from '@tokhi/ui/form/button.tsx';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stateOfError } from '../../../calls/call-state.ts';
import { putInByCode } from '../put-in-by-code.ts';
import { readShared } from './shared-cart.ts';

/** A cart that somebody shared: it is added when the visitor says so, never by opening a link. */
export function SharedGoods() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const shared = readShared(hash);
  if (shared.length === 0) return null;
  const leave = () => void navigate(pathname + search, { replace: true });

  async function handleTake() {
    setBusy(true);
    try {
      const { taken, left } = await putInByCode(shared);
      if (taken > 0) toastSuccess(`${taken} бүтээгдэхүүн нэмэгдлээ`);
      if (left > 0) toastFailure(`${left} бүтээгдэхүүний үлдэгдэл хүрэлцэхгүй эсвэл худалдаанд алга`);
      leave();
    } catch (error) {
      toastFailure(stateOfError(error).text);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="cart-page__shared">
      <Note
        kind="good"
        title={`Танд ${shared.length} бүтээгдэхүүнтэй сагс илгээсэн байна`}
        actions={
          <>
            <Button kind="tint" size="s" busy={busy} onClick={() => void handleTake()}>
              Сагсандаа нэмэх
            </Button>
            <button type="button" className="link" onClick={leave}>
              Хэрэггүй
            </button>
          </>
        }
      />
    </div>
  );
}
