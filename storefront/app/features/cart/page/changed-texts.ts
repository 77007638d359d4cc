import type { CartChange } from '@tokhi/rules/cart/cart-changes';
import { formatTug } from '@tokhi/rules/money/money';

/** What changed about one product, in a short sentence. */
export function changedText(name: string, change: CartChange): string {
  switch (change.kind) {
    case 'gone':
      return goneText(name);
    case 'out_of_stock':
      return `${name} дууссан, нийт дүнд ороогүй`;
    case 'quantity_lowered':
      return `${name}: тоог ${change.from}-аас ${change.to} болголоо, үлдэгдэл ${change.to}`;
    case 'price_up':
      return `${name} ${formatTug(change.toTug - change.fromTug)}-өөр нэмэгдсэн`;
    case 'price_down':
      return `${name} ${formatTug(change.fromTug - change.toTug)}-өөр хямдарсан`;
  }
}

export const goneText = (name: string): string => `${name} худалдаанд байхгүй болсон тул сагснаас хасагдлаа`;
