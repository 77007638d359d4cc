import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import type { ButtonLook } from '@tokhi/ui/form/button-class.ts';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { useState } from 'react';

interface SetButtonProps extends ButtonLook {
  codes: string[];
  /** Which set, for a screen reader: a page may show several. */
  about: string;
}

/** Puts a piece of each product into the cart. By code: a page with many sets need not contain their cart data. */
export function SetButton({ codes, about, ...look }: SetButtonProps) {
  const [busy, setBusy] = useState(false);
  async function handleClick() {
    setBusy(true);
    try {
      const { productsByCode, putSetIn } = await import('../cart/set/public.ts');
      putSetIn(await productsByCode(codes));
    } catch {
      toastFailure(texts.shopBusy);
    }
    setBusy(false);
  }
  return (
    <Button {...look} busy={busy} onClick={() => void handleClick()}>
      Бүгдийг сагсанд нэмэх<span className="vh">: {about}</span>
    </Button>
  );
}
