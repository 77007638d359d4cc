import { shopFactsForm } from '../shop-facts.ts';
import { holidays, pickupPlaces } from './list-records.ts';
import { AT_ONCE, type FormGroup, NEXT_PAGE, PLACES } from './setting-form.ts';

const facts = { record: shopFactsForm, isMoney: false, from: NEXT_PAGE, choices: {} };

export const shopForms: FormGroup = {
  title: 'Дэлгүүр',
  forms: [
    {
      ...facts,
      ...{ name: 'shop', title: 'Дэлгүүрийн мэдээлэл', affects: 'Хуудас бүрийн дээд, доод хэсэг, имэйл, нэхэмжлэх' },
      fields: [
        'name',
        'tagline',
        'phone',
        'email',
        'jobsEmail',
        'place',
        'address',
        'socialLinks',
        'partner',
        'isDemo',
      ],
      labels: {
        ...{ name: 'Нэр', tagline: 'Уриа', phone: 'Утас', email: 'Имэйл', jobsEmail: 'Ажлын байрны имэйл' },
        ...{ place: 'Байршил, товч', address: 'Хаяг', isDemo: 'Жишээ дэлгүүр' },
        ...{ socialLinks: 'Сошиал хуудас', 'socialLinks.name': 'Нэр', 'socialLinks.url': 'Холбоос' },
        ...{ partner: 'Технологийн түнш', 'partner.name': 'Нэр', 'partner.url': 'Холбоос' },
      },
    },
    {
      ...facts,
      ...{ name: 'hours', title: 'Ажлын цаг', affects: 'Холбоо барих хэсэг, хуудасны доод хэсэг' },
      fields: ['hours', 'supportHours'],
      labels: {
        ...{ hours: 'Дэлгүүр', 'hours.days': 'Өдөр', 'hours.time': 'Цаг' },
        ...{ supportHours: 'Лавлах', 'supportHours.days': 'Өдөр', 'supportHours.time': 'Цаг' },
      },
    },
    {
      ...{ name: 'holidays', title: 'Амралтын өдөр', record: holidays, fields: null, isMoney: false, from: AT_ONCE },
      affects: 'Шилжүүлэг, зээл баталгаажуулах ажлын цаг эдгээр өдрийг алгасна',
      labels: { rows: 'Өдрүүд', 'rows.day': 'Огноо', 'rows.name': 'Нэр' },
      choices: {},
    },
    {
      ...{ name: 'pickup_places', title: 'Очиж авах цэг', record: pickupPlaces, fields: null, isMoney: false },
      ...{
        affects: 'Хаягийн хуудас, захиалга, имэйл. Хаасан цэгийг амласан захиалга хэвээр',
        from: PLACES,
        choices: {},
      },
      labels: {
        ...{ rows: 'Цэгүүд', 'rows.id': '№', 'rows.name': 'Нэр', 'rows.address': 'Хаяг', 'rows.hours': 'Цаг' },
        ...{ 'rows.latitude': 'Өргөрөг', 'rows.longitude': 'Уртраг', 'rows.active': 'Нээлттэй' },
      },
    },
    {
      ...facts,
      ...{ name: 'popular_searches', title: 'Түгээмэл хайлт', affects: 'Хайлтын талбарт юм бичихээс өмнө' },
      fields: ['popularSearches'],
      labels: { popularSearches: 'Үгс' },
    },
  ],
};
