import { checkoutForm } from '../checkout-settings.ts';
import { inboxForm } from '../inbox-settings.ts';
import { reportForm } from '../report-settings.ts';
import { searchForm } from '../search-settings.ts';
import { AT_ONCE, type FormGroup } from './setting-form.ts';

const bounds = (path: string, name: string) => ({
  [path]: name,
  [`${path}.pieces`]: ['Ширхэг', 'ш'] as const,
  [`${path}.goodsTug`]: ['Барааны дүн', '₮'] as const,
});

const work = { isMoney: false, from: AT_ONCE, choices: {} };

export const workForms: FormGroup = {
  title: 'Хязгаар, ажил',
  forms: [
    {
      ...{ ...work, name: 'order_limits', title: 'Төлөөгүй захиалгын хязгаар', record: checkoutForm },
      affects: 'Нэг хэрэглэгч төлөхгүйгээр хэдийг барьж болох',
      fields: ['unpaidOrders', 'ordersADay', 'unpaidLimits'],
      labels: {
        unpaidOrders: ['Зэрэг төлөөгүй захиалга', 'ш'],
        ordersADay: ['Төлж үзээгүй хүний өдрийн захиалга', 'ш'],
        unpaidLimits: 'Барьж болох бараа',
        ...bounds('unpaidLimits.newcomer', 'Шинэ хэрэглэгч'),
        ...bounds('unpaidLimits.customer', 'Төлж байсан хэрэглэгч'),
        'unpaidLimits.product': 'Нэг бараанаас',
        'unpaidLimits.product.percent': ['Үлдэгдлийн хувь', '%'],
        'unpaidLimits.product.pieces': ['Дор хаяж', 'ш'],
      },
    },
    {
      ...{ ...work, name: 'inbox', title: 'Ажлын хугацаа', record: inboxForm, fields: null },
      affects: '«Өнөөдөр» дэлгэц: юу хэзээ гарч, хэзээ хоцорсонд тооцогдох',
      labels: {
        transferHours: ['Шилжүүлэг батлах', 'цаг'],
        lenderNumberHours: ['Зээлийн дугаар оруулах', 'цаг'],
        minutesBeforeDeadline: ['Хугацаанаас өмнө харуулах', 'мин'],
        refundAnswerMinutes: ['Буцаалтын хариу хүлээх', 'мин'],
        fewLotteries: ['Сугалааны дугаар цөөн', 'ш'],
        manyUnpaidOrders: ['Төлөөгүй захиалга олон', 'ш'],
        noticeDays: ['Очоогүй мэдэгдэл харагдах', 'хоног'],
        reviewDays: ['Сэтгэгдэл харагдах', 'хоног'],
        ages: 'Төрөл бүрийн хугацаа',
        'ages.soon': ['Удахгүй', 'цаг'],
        'ages.late': ['Хоцорсон', 'цаг'],
      },
    },
    {
      ...{ ...work, name: 'reports', title: 'Эрэлттэй бараа', record: reportForm, fields: null },
      affects: 'Жагсаалтын «Эрэлттэй» эрэмбэ, шөнө бүр 03:00-д',
      labels: { popularityDays: ['Сүүлийн хэдэн хоногийн борлуулалтаар (0: тоолохгүй)', 'хоног'] },
    },
    {
      ...{ ...work, name: 'search', title: 'Хайлт сайжруулах', record: searchForm, fields: null },
      affects: '«Хайлт» дэлгэц, хайлтын талбарын түгээмэл үгс',
      labels: {
        leastAsked: ['Хэдэн удаа хайснаас жагсаалтад гарах', 'удаа'],
        mostPinned: ['Нэг хайлтад бэхлэх бараа', 'ш'],
        popularDays: ['Түгээмэл: дарсан өдөр дор хаяж', 'өдөр'],
        popularShown: ['Түгээмэл: харуулах үг', 'ш'],
        popularFewest: ['Түгээмэл: үүнээс цөөн бол тохиргооны үгс', 'ш'],
      },
    },
  ],
};
