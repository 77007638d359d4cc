import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import type { Supplier } from '../purchases-query.ts';

export type SupplierFields = CallBody<AdminCalls['createSupplier']>;

export const NEW_SUPPLIER: SupplierFields = {
  ...{ name: '', full_name: '', contact: '', email: '', phone: '', address: '', note: '' },
  deposit_percent: 30,
};

/** The editable fields of a supplier. */
export function fieldsOf(supplier: Supplier): SupplierFields {
  const { name, full_name, contact, email, phone, address, note, deposit_percent } = supplier;
  return { name, full_name, contact, email, phone, address, note, deposit_percent };
}

/** The labels of the fields, with the maximum length in the contract. */
export const SUPPLIER_TEXTS = [
  { name: 'name', label: 'Товч нэр', longest: 80 },
  { name: 'full_name', label: 'Бүтэн нэр', longest: 200 },
  { name: 'contact', label: 'Холбоо барих хүн', longest: 200 },
  { name: 'email', label: 'И-мэйл', longest: 200 },
  { name: 'phone', label: 'Утас', longest: 60 },
  { name: 'address', label: 'Хаяг', longest: 300 },
] as const;

/** The problem that prevents saving; null: none. */
export function problemIn({ name, email }: SupplierFields): { field: 'name' | 'email'; text: string } | null {
  if (name.trim() === '') return { field: 'name', text: 'Нэрийг нь бичнэ үү' };
  const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  return email.trim() === '' || isAddress ? null : { field: 'email', text: 'И-мэйл хаяг биш байна' };
}
