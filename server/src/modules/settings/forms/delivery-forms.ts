import { checkoutForm } from '../checkout-settings.ts';
import { districts } from './list-records.ts';
import { AT_ONCE, type FormGroup, PLACES } from './setting-form.ts';

const byWeight = (path: string, name: string) => ({
  [path]: name,
  [`${path}.base`]: ['Суурь', '₮'] as const,
  [`${path}.overFirstStep`]: ['+ 35–250 кг', '₮'] as const,
  [`${path}.overSecondStep`]: ['+ 250 кг-аас их', '₮'] as const,
});

const amount = 'deliveryFees.byAmount';

export const deliveryForms: FormGroup = {
  title: 'Хүргэлт',
  forms: [
    {
      ...{ name: 'tariff', title: 'Хүргэлтийн тариф', record: checkoutForm, isMoney: true, from: PLACES },
      affects: 'Сагс, хаягийн хуудас, захиалгын дүн, үйлчилгээний нөхцөл. Төлөөгүй захиалга өөрийн дүнгээ хадгална',
      fields: ['tariff', 'deliveryFees'],
      choices: { 'by-weight': 'Жингээр', 'by-amount': 'Дүнгээр' },
      labels: {
        ...{ tariff: 'Тооцох арга', deliveryFees: 'Тариф', 'deliveryFees.byWeight': 'Жингээр' },
        ...byWeight('deliveryFees.byWeight.cheap', 'Ойр'),
        ...byWeight('deliveryFees.byWeight.middle', 'Дунд'),
        ...byWeight('deliveryFees.byWeight.far', 'Алслагдсан'),
        [amount]: 'Дүнгээр',
        [`${amount}.largeOverTug`]: ['Их захиалгын дүн, үүнээс дээш', '₮'],
        [`${amount}.large`]: ['Их захиалгын хүргэлт', '₮'],
        [`${amount}.cheap`]: ['Ойр', '₮'],
        [`${amount}.middle`]: ['Дунд', '₮'],
        [`${amount}.far`]: ['Алслагдсан', '₮'],
        [`${amount}.unlisted`]: ['Жагсаалтгүй хороо', '₮'],
      },
    },
    {
      ...{ name: 'districts', title: 'Дүүрэг, хорооны ангилал', record: districts, fields: null, isMoney: true },
      ...{ affects: 'Хаягийн сонголт, хүргэлтийн дүн, баримтын дүүргийн код', from: PLACES, choices: {} },
      labels: {
        ...{ rows: 'Дүүргүүд', 'rows.id': '№', 'rows.name': 'Нэр', 'rows.numberOfKhoroo': 'Хорооны тоо' },
        ...{ 'rows.asksForKhoroo': 'Хороо асууна', 'rows.taxCode': 'Татварын код' },
        ...{ 'rows.cheap': 'Ойр хороо', 'rows.middle': 'Дунд хороо', 'rows.far': 'Алслагдсан хороо' },
      },
    },
    {
      ...{ name: 'map', title: 'Газрын зураг', record: checkoutForm, isMoney: false, from: PLACES, choices: {} },
      ...{ affects: 'Хаягийн хуудасны газрын зураг', fields: ['tileAddress', 'tileCredit', 'threeWords'] },
      labels: {
        ...{ tileAddress: 'Зургийн хаяг, {z} {x} {y}-тэй', tileCredit: 'Зургийн эзэн' },
        threeWords: 'Гурван үгийн хаяг',
      },
    },
    {
      ...{ name: 'notices', title: 'Мэдэгдлийн хязгаар', record: checkoutForm, isMoney: false, from: AT_ONCE },
      ...{ affects: 'Захиалгын алхмын имэйл, SMS', fields: ['stepsToldAfterMinutes', 'noticeBudget'], choices: {} },
      labels: {
        stepsToldAfterMinutes: ['Алхмын мэдэгдэл явах хүртэл', 'мин'],
        noticeBudget: 'Нэг утас, имэйлд',
        'noticeBudget.aDay': ['Өдөрт', 'ш'],
        'noticeBudget.aMonth': ['Сард', 'ш'],
      },
    },
  ],
};
