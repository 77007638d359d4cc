import type { OrderLine } from '@tokhi/contract/fields/order-fields';
import { Button } from '@tokhi/ui/form/button.tsx';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { stateOfError } from '../../../calls/call-state.ts';
import { putInByCode } from '../../cart/page/public.ts';

/** An ended order is never restored (spec §4): its goods go into the cart, at today's prices. */
export function OrderAgain({ lines }: { lines: readonly OrderLine[] }) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  async function handleAgain() {
    setBusy(true);
    try {
      const { taken, left } = await putInByCode(lines);
      if (taken > 0) toastSuccess(`${taken} бүтээгдэхүүн нэмэгдлээ`);
      if (left > 0) toastFailure(`${left} бүтээгдэхүүний үлдэгдэл хүрэлцэхгүй эсвэл худалдаанд алга`);
      if (taken > 0) await navigate('/cart?role=cart');
    } catch (error) {
      toastFailure(stateOfError(error).text);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button busy={busy} onClick={() => void handleAgain()}>
      Дахин захиалах
    </Button>
  );
}
