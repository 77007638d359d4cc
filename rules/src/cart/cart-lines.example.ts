import { addToCart, type CartLine } from './cart-lines.ts';

export const example = (): string => {
  const cart: CartLine[] = [{ code: '70489215', quantity: 2, checked: true, priceSeenTug: 249_900 }];
  const add = (quantity: number): string => {
    const added = addToCart(cart, { code: '70489215', quantity, priceSeenTug: 249_900 }, 3);
    return added.ok ? `makes ${added.lines.map((line) => line.quantity).join()}` : 'is refused';
  };
  return `With 2 chairs in the cart and 3 in the shop, adding one ${add(1)} and adding two ${add(2)}.`;
};
