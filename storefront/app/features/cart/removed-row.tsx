import { useEffect, useRef } from 'react';

/** Stands where a product was until the cart is closed. The focus goes here, because its own button is gone. */
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
