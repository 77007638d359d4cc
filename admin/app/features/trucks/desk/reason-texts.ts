import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Batch } from '../truck-queries.ts';

type StayReason = Batch['staying'][number]['reason'];
type MissReason = CallReply<AdminCalls['addToTruck']>['missed'][number]['reason'];

/** Why an order does not move. */
export const STAY_TEXTS: Record<StayReason, string> = {
  not_found: 'Ийм захиалга алга',
  not_paid: 'Төлөгдөөгүй',
  ended: 'Цуцлагдсан эсвэл буцаагдсан',
  already_there: 'Энэ алхмыг хийсэн',
  not_there_yet: 'Өмнөх алхам нь дутуу',
  not_on_its_way: 'Ийм алхамгүй захиалга',
  asked_back: 'Буцаах хүсэлт шийдэгдээгүй',
  changed_meanwhile: 'Дараагийн алхам руу явсан',
  notified: 'Хэрэглэгчид мэдэгдсэн',
  units_reserved: 'Захиалгад барьсан',
  stopped: 'Зогсоосон',
  failed: 'Алдаа гарсан',
};

/** Why a code added no order to the truck. */
export const MISS_TEXTS: Record<MissReason, { title: string; note: string }> = {
  not_a_code: { title: 'захиалгын дугаар биш', note: 'Бүтэн дугаар эсвэл сүүлийн 4 орон уншина' },
  not_found: { title: 'олдсонгүй', note: 'Ийм дугаартай захиалга алга' },
  several: { title: 'хэд хэдэн захиалга', note: 'Бүтэн дугаараар нь уншуулна уу' },
  already_here: { title: 'давтан уншлаа', note: 'Энэ ачилтад байгаа, тоонд нэмэгдээгүй' },
  other_truck: { title: 'өөр ачилтынх', note: 'Өөр ачилтад бүртгэлтэй' },
  not_paid: { title: 'төлөгдөөгүй', note: 'Төлбөр нь ирээгүй захиалга' },
  ended: { title: 'цуцлагдсан', note: 'Ачаанаас буулгана уу' },
  needs_no_truck: { title: 'ачилт хэрэггүй', note: 'Бараа нь Улаанбаатарт байна' },
};
