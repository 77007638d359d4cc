import { timestampOf } from '@tokhi/rules/order/order-status';
import type { OrderTotal } from '@tokhi/rules/order/order-total';
import { orderTotal } from '@tokhi/rules/order/order-total';
import { classOf, lineColumns, loadOf, termColumns } from '../../modules/orders/public.ts';
import type { DemoFacts } from './demo-facts.ts';
import { demoAddress, type Person } from './demo-people.ts';
import type { PlannedOrder } from './plan-orders.ts';
import type { Random } from './random.ts';

const PICKUP_PER_MILLE = 220;
const LENT = new Set(['storepay', 'khan_lending', 'pocket', 'mcredit']);
/** Most people live in the dense districts. */
const [DENSE_DISTRICTS, FAR_PER_MILLE] = [6, 30];

export interface OrderRows {
  order: ReturnType<typeof columnsOf>;
  lines: ReturnType<typeof lineColumns>[];
  total: OrderTotal;
}

/** The rows of an unpaid order, priced with the checkout's rules. */
export function orderRows(
  planned: PlannedOrder,
  { person, customerId, number }: { person: Person; customerId: number; number: string },
  facts: DemoFacts,
  random: Random,
): OrderRows {
  const place = whereTo(random, facts);
  const load = loadOf(planned.goods);
  const lender = planned.method !== null && LENT.has(planned.method) ? planned.method : null;
  const total = orderTotal({
    lines: planned.goods,
    code: null,
    tariff: facts.tariff,
    fees: facts.fees,
    destination: place.destination,
    load,
    assemblyCount: 0,
    fixingCount: 0,
    vatTicked: false,
    lender: lender === null ? null : (facts.lenders.get(lender) ?? null),
    bonusBalance: 0,
    usedBonus: 0,
  });
  const order = columnsOf(planned, { person, customerId, number, lender, place: place.columns, total, load });
  return { order, lines: planned.goods.map(lineColumns), total };
}

type Place = ReturnType<typeof whereTo>['columns'];

const columnsOf = (
  planned: PlannedOrder,
  of: {
    person: Person;
    customerId: number;
    number: string;
    lender: string | null;
    place: Place;
    total: OrderTotal;
    load: ReturnType<typeof loadOf>;
  },
) => ({
  customer_id: of.customerId,
  is_demo: true,
  idempotency_key: `demo-${of.number}`,
  order_number: of.number,
  source: planned.source,
  created_at: planned.madeAt,
  expires_at: planned.expiresAt,
  submitted_at: planned.method === null ? null : planned.madeAt,
  payment_method: planned.method,
  lender_code: of.lender,
  ...termColumns(of.total),
  weight_grams: of.load.weightGrams,
  volume_ml: of.load.volumeMl,
  package_count: of.load.packageCount,
  ...of.place,
  customer_kind: of.person.organisation === null ? 'individual' : 'organisation',
  register_number: of.person.organisation?.register ?? null,
  organisation_name: of.person.organisation?.name ?? null,
  contact_name: of.person.name,
  contact_phone: of.person.phone,
  contact_email: of.person.email,
});

function whereTo(random: Random, { districts, places }: DemoFacts) {
  if (random.chance(PICKUP_PER_MILLE)) {
    const columns = {
      delivery_kind: 'pickup',
      pickup_place_id: random.pick(places),
      district_id: null,
      khoroo: null,
      address: null,
    };
    return { destination: 'pickup' as const, columns };
  }
  const district = random.pick(random.chance(FAR_PER_MILLE) ? districts : districts.slice(0, DENSE_DISTRICTS));
  const khoroo = district.asks_for_khoroo ? random.whole(1, district.number_of_khoroo) : null;
  return {
    destination: classOf(district, khoroo),
    columns: {
      ...{ delivery_kind: 'delivery', pickup_place_id: null, district_id: district.id, khoroo },
      address: demoAddress(random),
    },
  };
}

/** The current status of an order, and the times of all its statuses. */
export const statusColumns = ({ way, status }: PlannedOrder, id: number) => ({
  id,
  status,
  ...Object.fromEntries(
    way.flatMap((step) => (step.status === 'pending' ? [] : [[timestampOf(step.status), step.at]])),
  ),
});
