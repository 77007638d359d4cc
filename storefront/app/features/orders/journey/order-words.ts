import { type OrderStatus, statusLabel } from '@tokhi/rules/order/order-status';
import type { FollowedOrder } from './journey.ts';

interface OrderWords {
  /** What happened. */
  title: string;
  /** What is safe, and what the customer has to do. */
  lead: string;
}

const NOTHING_TO_DO = 'Одоо танаас хийх зүйл алга.';

const WORDS: Record<OrderStatus, OrderWords> = {
  pending: {
    title: 'Бараа тань нөөцлөгдсөн',
    lead: 'Төлбөр төлөгдмөгц захиалга баталгаажна.',
  },
  paid: { title: 'Төлбөр тань төлөгдлөө', lead: `Захиалгыг тань баталгаажуулж байна. ${NOTHING_TO_DO}` },
  ordered: { title: 'Захиалга тань баталгаажлаа', lead: `Бээжинд барааг тань ачихад бэлтгэж байна. ${NOTHING_TO_DO}` },
  loaded: { title: 'Бараа тань Бээжингээс гарлаа', lead: `Ачаа Эрээн рүү явж байна. ${NOTHING_TO_DO}` },
  came_in_ereen: {
    title: 'Бараа тань Эрээнд ирлээ',
    lead: `Гаалийн бүрдүүлэлт хийгдэж байна. ${NOTHING_TO_DO}`,
  },
  came_in_ub: { title: 'Бараа тань Улаанбаатарт ирлээ', lead: 'Хайрцаг бүрийг шалгаж, ангилж байна.' },
  in_stock: { title: 'Бараа тань бэлэн боллоо', lead: 'Хүргэх эсвэл олгох цагийг тантай утсаар тохирно.' },
  delivered: { title: 'Бараа тань хүргэгдлээ', lead: 'Захиалга бүрэн биелсэн. Биднээс худалдан авсанд баярлалаа.' },
  expired: {
    title: 'Захиалга цуцлагдсан',
    lead: 'Нөөцөлсөн бараа чөлөөлөгдсөн. Энэ захиалгыг сэргээх боломжгүй тул шинээр захиална уу.',
  },
  refunded: { title: 'Төлбөр буцаан олгогдсон', lead: 'Захиалга цуцлагдаж, төлбөрийг буцаан олгосон.' },
};

/** The first words of the page; goods in Ulaanbaatar are prepared there. */
export function wordsOf({ status, source }: FollowedOrder): OrderWords {
  if (status === 'ordered' && source === 'ulaanbaatar') {
    return { ...WORDS.ordered, lead: `Улаанбаатарт барааг тань бэлтгэж байна. ${NOTHING_TO_DO}` };
  }
  // A status that this page does not know yet counts as the last step (decision 18).
  return WORDS[status] ?? WORDS.delivered;
}

/** Shown before the customer asks: which step is late, and that nothing is lost. */
export const lateWords = (late: OrderStatus): OrderWords => ({
  title: `«${statusLabel(late)}» алхам хоцорч байна`,
  lead: 'Уучлаарай, доорх өдрүүдийг шинэчилсэн. Захиалга тань хэвээрээ, ахиц гармагц имэйлээр мэдэгдэнэ.',
});
