import { selectForOrder } from '@tokhi/rules/cart/cart-selection';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useCart } from '../../../local/cart.ts';
import { setCartChecked } from '../../../local/cart-changes.ts';

/** An order is delivered as a whole: goods in Ulaanbaatar wait for goods from Beijing (decision 42). */
export function ReadyAndOrdered() {
  const { lines, products } = useCart();
  const chosen = selectForOrder(lines, products).lines.map(({ code }) => code);
  const ordered = chosen.filter((code) => products.get(code)?.showProduct !== 'stock');
  if (ordered.length === 0 || ordered.length === chosen.length) return null;
  return (
    <div className="cart-mixed">
      <Note
        kind="good"
        title="Бэлэн бараа захиалгаар ирэх бараагаа хүлээнэ"
        actions={
          <button type="button" className="link" onClick={() => setCartChecked(ordered, false)}>
            Зөвхөн бэлэн барааг сонгох
          </button>
        }
      >
        <p>Нэг захиалгын бараа хамт хүргэгдэнэ. Бэлнийг нь түрүүлж авах бол тусад нь захиална уу.</p>
      </Note>
    </div>
  );
}
