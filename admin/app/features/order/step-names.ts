import type { OrderStatus } from '@tokhi/rules/order/order-status';

/** Short names of the steps for the bar, the same before and after. */
export const STEP_NAMES: Partial<Record<OrderStatus, string>> = {
  paid: 'Төлөгдсөн',
  ordered: 'Баталгаажсан',
  loaded: 'Бээжингээс ачих',
  came_in_ereen: 'Эрээнд ирэх',
  came_in_ub: 'УБ-д ирэх',
  in_stock: 'Хүргэлтэд',
  delivered: 'Хүлээн авах',
};

/** The button that moves an order to this status. */
export const STEP_ACTIONS: Partial<Record<OrderStatus, string>> = {
  ordered: 'Баталгаажуулах',
  loaded: 'Бээжингээс ачсан болгох',
  came_in_ereen: 'Эрээнд ирсэн болгох',
  came_in_ub: 'УБ-д ирсэн болгох',
  in_stock: 'Хүргэлтэд гаргах',
  delivered: 'Хүлээлгэн өгсөн болгох',
};
