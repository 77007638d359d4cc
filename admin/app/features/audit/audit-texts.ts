import { type AuditGroup, auditActions, groupOfAction } from '@tokhi/contract/admin/audit/audit-words';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { formatTug } from '@tokhi/rules/money/money';
import type { AuditRow } from './audit-query.ts';

export const actionText = (action: string): string => auditActions[action] ?? action;

const KINDS: Readonly<Record<string, string>> = {
  ...{ approval: 'Зөвшөөрөл', 'bank row': 'Гүйлгээ', 'bank statement': 'Хуулга', batch: 'Багц', code: 'Код' },
  ...{ customer: 'Хэрэглэгч', day: 'Өдөр', 'failed job': 'Зогссон ажил', month: 'Сар', order: 'Захиалга' },
  ...{ orders: 'Захиалгууд', payment: 'Төлбөр', price: 'Үнэ', product: 'Бараа', refund: 'Буцаалт' },
  ...{ review: 'Сэтгэгдэл', 'saved view': 'Харагдац', setting: 'Тохиргоо', staff: 'Ажилтан' },
  ...{ stocktake: 'Тооллого', thread: 'Зурвас', truck: 'Ачилт', network: 'Сүлжээ', products: 'Бараанууд' },
  ...{ 'change-set': 'Үнийн багц', import: 'Импорт', pins: 'Бэхэлгээ', search: 'Хайлт', synonym: 'Синоним' },
  ...{ category: 'Ангилал', sub_category: 'Дэд ангилал', brand: 'Брэнд', colour: 'Өнгө' },
};
const HAS_CODE = ['product', 'price'];

/** «Захиалга IK2611160487», «Бараа 704.892.15». */
export const subjectText = ({ kind, id }: AuditRow['subject']): string =>
  `${KINDS[kind] ?? kind} ${HAS_CODE.includes(kind) ? formatProductCode(id) : id}`;

const PATHS: Readonly<Record<string, (id: string) => string>> = {
  order: (id) => `/orders/${id}`,
  product: (id) => `/products/${id}`,
  price: (id) => `/products/${id}/price`,
  customer: (id) => `/customers/${id}`,
  truck: (id) => `/trucks/${id}`,
  staff: () => '/team',
  refund: () => '/refunds',
  setting: () => '/settings',
  day: () => '/closing',
  stocktake: (id) => `/stock/stocktakes/${id}`,
  import: (id) => `/imports/${id}`,
  'change-set': (id) => `/prices/${id}`,
  thread: (id) => `/messages?show=all&customer=${id}`,
  review: (id) => `/reviews?show=all&id=${id}`,
};

/** The screen that shows the subject; null: none. */
export const subjectPath = ({ kind, id }: AuditRow['subject']): string | null => PATHS[kind]?.(id) ?? null;

const IS_MONEY = /(Tug|_tug|^price|^total|^amount)$/i;

/** Masked fields that somebody revealed. */
const REVEALED: Readonly<Record<string, string>> = {
  ...{ phone: 'утас', second_phone: 'хоёр дахь утас', email: 'и-мэйл', address: 'хаяг', account: 'данс' },
  phone_order: 'утсаар захиалга: холбоо барих мэдээлэл',
};

export function valueText(field: string, value: string): string {
  if (field === 'field') return REVEALED[value] ?? value;
  return IS_MONEY.test(field) && /^-?\d+$/.test(value) ? formatTug(Number(value)) : value;
}

const TAGS: Partial<Record<AuditGroup, { kind: 'info' | 'plain'; text: string }>> = {
  personal: { kind: 'info', text: 'Хувийн' },
  rights: { kind: 'plain', text: 'Эрх' },
  login: { kind: 'plain', text: 'Нэвтрэлт' },
};

/** The tag of a row. */
export function tagOf({ action }: Pick<AuditRow, 'action'>): { kind: 'warn' | 'info' | 'plain'; text: string } | null {
  if (action === 'request approval' || action === 'finish approval') return { kind: 'warn', text: 'Хоёр хүн' };
  const group = groupOfAction(action);
  return group === undefined ? null : (TAGS[group] ?? null);
}

/** «Систем»: the shop itself; a refused login belongs to nobody. */
export const whoText = ({ staff, action }: Pick<AuditRow, 'staff' | 'action'>): string =>
  staff?.name ?? (action.startsWith('refused') ? 'Танихгүй' : 'Систем');
