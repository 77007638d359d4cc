import { useEffect, useRef } from 'react';

/** Replaces a removed product until the cart is closed. Takes the focus, because the pressed button is gone. */
export function RemovedRow({ name, onUndo }: { name: string; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="cart-row cart-row--removed">
      <output>{name} хасагдлаа</output>
      <button ref={button} type="button" className="link cart-row__undo" onClick={onUndo}>
        Буцаах
      </button>
    </li>
  );
}
