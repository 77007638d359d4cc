import type { Permission } from '@tokhi/contract/admin/permissions';
import type { AdminIconName } from '../icons/icon-names.ts';

interface Section {
  path: string;
  label: string;
  icon: AdminIconName;
  /** Members without it do not see the section. */
  may: Permission;
  /** A tab at the bottom of a phone. */
  onPhone?: boolean;
}

interface SectionGroup {
  title: string | null;
  sections: readonly Section[];
}

/** The rail: all screens, one line each. */
export const SECTION_GROUPS: readonly SectionGroup[] = [
  {
    title: null,
    sections: [
      { path: '/', label: 'Өнөөдөр', icon: 'inbox', may: 'use-inbox', onPhone: true },
      { path: '/orders', label: 'Захиалга', icon: 'receipt-text', may: 'view-orders', onPhone: true },
      { path: '/phone-order', label: 'Утсаар захиалга', icon: 'phone', may: 'take-phone-orders' },
      { path: '/trucks', label: 'Ачилт', icon: 'truck', may: 'move-orders', onPhone: true },
      { path: '/transfers', label: 'Шилжүүлэг тулгах', icon: 'landmark', may: 'match-transfers' },
      { path: '/refunds', label: 'Буцаалт', icon: 'undo-2', may: 'prepare-refunds' },
      { path: '/closing', label: 'Өдрийн хаалт', icon: 'lock', may: 'close-days' },
    ],
  },
  {
    title: 'Дэлгүүр',
    sections: [
      { path: '/products', label: 'Бараа', icon: 'package', may: 'view-products' },
      { path: '/shelves', label: 'Ангилал, брэнд', icon: 'columns-3', may: 'view-products' },
      { path: '/prices', label: 'Үнэ шинэчлэх', icon: 'trending-down', may: 'view-costs' },
      { path: '/imports', label: 'Импорт', icon: 'upload', may: 'view-costs' },
      { path: '/stock', label: 'Үлдэгдэл', icon: 'warehouse', may: 'count-stock' },
      { path: '/purchases', label: 'Худалдан авалт', icon: 'shopping-cart', may: 'order-goods' },
      { path: '/front-page', label: 'Нүүр хуудас', icon: 'layout-template', may: 'publish-home-page' },
      { path: '/codes', label: 'Купон, ваучер', icon: 'ticket-percent', may: 'manage-codes' },
      { path: '/search-words', label: 'Хайлт', icon: 'search', may: 'edit-products' },
    ],
  },
  {
    title: 'Хүмүүс',
    sections: [
      { path: '/customers', label: 'Хэрэглэгч', icon: 'users', may: 'view-customers' },
      { path: '/messages', label: 'Зурвас', icon: 'message-square', may: 'answer-customers' },
      { path: '/reviews', label: 'Сэтгэгдэл', icon: 'pen-line', may: 'answer-customers' },
      { path: '/reports', label: 'Тайлан', icon: 'chart-column', may: 'view-sales' },
      { path: '/team', label: 'Баг, эрх', icon: 'shield-check', may: 'manage-team' },
      { path: '/audit', label: 'Үйлдлийн түүх', icon: 'clock', may: 'view-audit' },
      { path: '/settings', label: 'Тохиргоо', icon: 'settings', may: 'change-settings' },
      { path: '/status', label: 'Системийн төлөв', icon: 'activity', may: 'view-status' },
    ],
  },
];
