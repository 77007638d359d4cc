import { HOUR_MS } from '@tokhi/rules/delivery/calendar';
import type { Tx } from '../../db/database.ts';
import { LOTTERIES_LEFT } from '../../modules/receipts/public.ts';
import type { DemoFacts } from './demo-facts.ts';
import { insertRows } from './insert-rows.ts';
import type { Random } from './random.ts';
import type { MadeOrder } from './write-orders.ts';

const MESSAGES = [
  ['Хүргэлт', 'Бямба гарагт хүргэх боломжтой юу? Ажлын өдөр гэртээ байдаггүй.'],
  ['Угсралт', 'Шүүгээгээ угсруулах үйлчилгээ нэмж авч болох уу?'],
  ['Өнгө', 'Захиалгынхаа өнгийг бор болгож солиулж болох уу?'],
  ['Баримт', 'Байгууллагын нэр дээр и-баримт гаргуулах гэсэн юм.'],
] as const;
const REVIEWS = [
  [2, 'Нэг хөл нь арай богино, тогтворгүй байна.'],
  [5, 'Яг зураг дээрх шиг. Хүргэлт ч хурдан байлаа.'],
  [3, 'Өнгө нь зурагнаас арай бараан юм.'],
] as const;
const NOTES = [
  'Хэрэглэгч 17 цагаас хойш залгахыг хүссэн.',
  'Орц нь 3 давхар, цахилгаан шатгүй. Хоёр хүн явна.',
  'Хаягаа утсаар баталгаажуулсан.',
];
const LOTTERIES = 420;
const [NOTED_PER_MILLE, ASSIGNED_PER_MILLE] = [60, 250];

/** Messages of customers, failed jobs, and notes of colleagues. */
export async function writeQuestions(
  tx: Tx,
  orders: readonly MadeOrder[],
  { staff }: DemoFacts,
  random: Random,
  now: Date,
): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const asking = (nth: number) => orders[(nth * 37) % orders.length]?.order.customer_id;
  await insertRows(
    tx,
    'contact_messages',
    MESSAGES.map(([title, message], nth) => ({
      customer_id: asking(nth),
      title,
      message,
      created_at: ago(2 + nth * 13),
    })),
  );
  await insertRows(
    tx,
    'reviews',
    REVIEWS.map(([rating, message], nth) => {
      const product_id = orders[(nth * 41) % orders.length]?.lines[0]?.product_id;
      return {
        customer_id: asking(nth),
        product_id,
        rating,
        status: 'published',
        message,
        created_at: ago(5 + nth * 30),
      };
    }),
  );
  await insertRows(tx, 'failed_jobs', [
    {
      ...{ job_id: 0, name: 'name-organisation', key: 'demo', payload: { orderId: orders[0]?.id }, attempts: 5 },
      ...{ last_error: 'ETIMEDOUT', failed_at: ago(7) },
    },
  ]);
  await tx
    .insertInto('worker_findings')
    .values({ name: LOTTERIES_LEFT, value: LOTTERIES, found_at: ago(1) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const inWork = orders.filter(({ status }) => !['expired', 'refunded', 'delivered'].includes(status));
  const noted = inWork.filter(() => random.chance(NOTED_PER_MILLE));
  await insertRows(
    tx,
    'order_notes',
    noted.map(({ id }) => ({
      order_id: id,
      staff_id: staff.orders,
      created_at: ago(random.between(1, 20)),
      text: random.pick(NOTES),
    })),
  );
  for (const member of Object.values(staff)) {
    const own = inWork.filter(() => random.chance(ASSIGNED_PER_MILLE)).map(({ id }) => id);
    if (own.length > 0) await tx.updateTable('orders').set({ assignee_id: member }).where('id', 'in', own).execute();
  }
}
