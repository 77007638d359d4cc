import type { OrderStatus } from '@tokhi/rules/order/order-status';

/** What happened to an order besides its usual steps. */
export type Story =
  | 'usual'
  | 'unpaid'
  | 'stands'
  | 'stuck'
  | 'refunded'
  | 'money-late'
  | 'money-short'
  | 'money-over'
  | 'money-twice'
  | 'refund-sent'
  | 'cancel-asked'
  | 'defective'
  | 'transfer-due'
  | 'lender-due'
  | 'provider-silent'
  | 'receipt-failed'
  | 'notice-failed';

export interface Plot {
  story: Story;
  /** Per thousand orders; each story happens at least once. */
  perMille: number;
  /** How many days ago such an order was made. */
  daysAgo: readonly [number, number];
  /** The last status; by default the order is as far as its age allows. */
  until?: OrderStatus;
  method?: 'bank_transfer' | 'khan_lending' | 'qpay';
  /** Goods in stock in Ulaanbaatar skip the steps of the transport. */
  fromBeijing?: boolean;
}

const road = { story: 'stands', perMille: 1, fromBeijing: true } as const;

/** Every status and every exception that staff can meet; the rest of the thousand are usual or unpaid orders. */
export const STORIES: readonly Plot[] = [
  { story: 'stands', perMille: 2, daysAgo: [0.1, 0.6], until: 'pending' },
  { ...road, daysAgo: [0.8, 1.5], until: 'paid' },
  { ...road, daysAgo: [3, 4], until: 'ordered' },
  { ...road, daysAgo: [7, 8], until: 'loaded' },
  { ...road, daysAgo: [10, 11], until: 'came_in_ereen' },
  { ...road, daysAgo: [13, 15], until: 'came_in_ub' },
  { ...road, daysAgo: [15, 17], until: 'in_stock' },
  { ...road, daysAgo: [30, 60], until: 'delivered' },
  { story: 'stands', perMille: 2, daysAgo: [3, 60], until: 'expired' },
  { story: 'stuck', perMille: 2, daysAgo: [6, 9], until: 'paid' },
  { story: 'stuck', perMille: 2, daysAgo: [18, 30], until: 'ordered', fromBeijing: true },
  { story: 'stuck', perMille: 2, daysAgo: [20, 30], until: 'came_in_ereen', fromBeijing: true },
  { story: 'stuck', perMille: 2, daysAgo: [26, 40], until: 'in_stock', fromBeijing: true },
  { story: 'refunded', perMille: 12, daysAgo: [8, 80], until: 'paid' },
  { story: 'money-late', perMille: 1, daysAgo: [1.3, 2.5], until: 'expired' },
  { story: 'money-short', perMille: 1, daysAgo: [0.4, 1], until: 'pending', method: 'bank_transfer' },
  { story: 'money-over', perMille: 1, daysAgo: [0.6, 2], until: 'paid', method: 'bank_transfer' },
  { story: 'money-twice', perMille: 1, daysAgo: [0.6, 2], until: 'paid', method: 'qpay' },
  { story: 'refund-sent', perMille: 1, daysAgo: [3, 6], until: 'paid', method: 'qpay' },
  { story: 'cancel-asked', perMille: 2, daysAgo: [1, 5], until: 'paid' },
  { story: 'defective', perMille: 2, daysAgo: [24, 40], until: 'delivered' },
  { story: 'transfer-due', perMille: 4, daysAgo: [0.3, 1.9], until: 'pending', method: 'bank_transfer' },
  { story: 'transfer-due', perMille: 1, daysAgo: [5, 6], until: 'pending', method: 'bank_transfer' },
  { story: 'lender-due', perMille: 1, daysAgo: [5, 6], until: 'pending', method: 'khan_lending' },
  { story: 'provider-silent', perMille: 1, daysAgo: [1.4, 1.8], until: 'pending' },
  { story: 'receipt-failed', perMille: 1, daysAgo: [0.5, 3], until: 'paid' },
  { story: 'notice-failed', perMille: 1, daysAgo: [0.5, 2], until: 'paid' },
];
