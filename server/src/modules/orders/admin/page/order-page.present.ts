import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { stockLeavesAt, wayOf } from '@tokhi/rules/order/order-status';
import { parseCheckout, presentDistrict } from '../../../settings/public.ts';
import { presentTracked } from '../../show/order.present.ts';
import { nextStep } from '../next-step.ts';
import { contactsAreOpen } from './contacts-are-open.ts';
import { maskedEmail, maskedPhone } from './masked.ts';
import type { PageRow } from './order-page.queries.ts';

/** What everybody with access to orders sees of one; phones and emails are masked. */
export function presentPage(
  row: PageRow,
  now: Date,
): Omit<ShownOrder, 'placed_by' | 'assignee' | 'history' | 'changes' | 'notes' | 'office'> {
  const tracked = presentTracked(row, row.measured, now);
  const { status, source } = tracked;
  const next = nextStep(tracked);
  return {
    ...{ id: row.id, ordernumber: row.order_number, status, source, next, late: tracked.late },
    ...{ created_at: tracked.created_at, total: row.total_tug, version: row.version },
    next_does: next && {
      stock_leaves: next === stockLeavesAt(source),
      notice_after_minutes: parseCheckout(row.checkout).stepsToldAfterMinutes,
    },
    steps: stepsOf(tracked),
    pay_by: status === 'pending' ? (row.pay_by ?? row.expires_at).toISOString() : null,
    ...placeOf(row),
    name: row.contact_name,
    organisation: row.organisation_name ?? row.register_number,
    phone: maskedPhone(row.contact_phone),
    phone2: row.contact_phone_2 && maskedPhone(row.contact_phone_2),
    email: maskedEmail(row.contact_email),
    contacts_open: contactsAreOpen(status),
    payment: row.payment_method,
    ...{ weight_grams: row.weight_grams, volume_ml: row.volume_ml, packages: row.package_count },
    lines: row.lines.map(({ code, name, colour_name, image, sale_price_tug, regular_price_tug, ...line }) => ({
      ...{ code, name, colour: colour_name, image: image ?? '', price: sale_price_tug, before: regular_price_tug },
      ...{ quantity: line.quantity, total: line.line_total_tug },
    })),
  };
}

/** The steps as the customer sees them: when a step was reached, or when it is expected. */
function stepsOf(tracked: ReturnType<typeof presentTracked>): ShownOrder['steps'] {
  return wayOf(tracked.source).map((status) => {
    const expected = tracked.expected.find((one) => one.status === status);
    // Every step of a route has its time.
    const at = tracked[status as 'paid'];
    return { status, at, from: expected?.from ?? null, to: expected?.to ?? null };
  });
}

const placeOf = (row: PageRow) => ({
  // The table's CHECK allows only these values.
  delivery: row.delivery_kind as 'delivery' | 'pickup',
  district: row.district && presentDistrict(row.district).district,
  ...{ district_id: row.district_id, khoroo: row.khoroo, address: row.address, place: row.place?.name ?? null },
  point:
    row.latitude === null || row.longitude === null ? null : { lat: Number(row.latitude), long: Number(row.longitude) },
});
