import type { Random } from './random.ts';

const FAMILY = [
  'Бат',
  'Дорж',
  'Ганбаатар',
  'Энхбат',
  'Цэрэн',
  'Мөнх',
  'Отгон',
  'Төмөр',
  'Лхагва',
  'Пүрэв',
  'Сүх',
  'Нарантуяа',
];
const GIVEN = [
  ...['Номин', 'Тэмүүлэн', 'Сарнай', 'Бат-Эрдэнэ', 'Ариунаа', 'Мөнхзул', 'Ганбаяр', 'Уянга', 'Билгүүн', 'Солонго'],
  ...['Отгонбаяр', 'Хулан', 'Анударь', 'Тэнүүн', 'Энхжин', 'Нандин', 'Түвшин', 'Чимгээ', 'Баясгалан', 'Өлзийбаяр'],
];
const ORGANISATIONS = ['Алтан Уул ХХК', 'Номин Дизайн ХХК', 'Хөх Тэнгэр Зочид Буудал', 'Мөнгөн Зам ХХК'];

/** Staff members who have worked on the orders. They have no password and cannot log in. */
export const DEMO_STAFF = [
  { name: 'Г. Ануужин', email: 'demo-anuujin@tokhi.example', role: 'orders' },
  { name: 'Б. Тэмүүжин', email: 'demo-temuujin@tokhi.example', role: 'warehouse' },
  { name: 'С. Оюука', email: 'demo-oyuuka@tokhi.example', role: 'finance' },
] as const;

export interface Person {
  name: string;
  phone: string;
  email: string;
  /** Null: a private person. */
  organisation: { name: string; register: string } | null;
}

const ORGANISATIONS_PER_MILLE = 40;

/** Nobody's email: .example is reserved for this. Phones start with 30, which no operator uses. */
export function demoPerson(random: Random, index: number): Person {
  const name = `${random.pick(FAMILY)} ${random.pick(GIVEN)}`;
  const isOne = random.chance(ORGANISATIONS_PER_MILLE);
  return {
    name,
    phone: `30${String(random.whole(0, 999_999)).padStart(6, '0')}`,
    email: `demo-${String(index + 1).padStart(5, '0')}@tokhi.example`,
    organisation: isOne
      ? { name: random.pick(ORGANISATIONS), register: String(random.whole(2_000_000, 6_999_999)) }
      : null,
  };
}

const BLOCKS = ['Хороолол', 'Хотхон', 'Апартмент', 'Гудамж'];
const QUARTERS = ['Ривер Гарден', 'Зайсан', 'Маршал', 'Төмөр зам', 'Саппоро', 'Нарны', 'Од', 'Энх тайван'];

export const demoAddress = (random: Random): string =>
  `${random.pick(QUARTERS)} ${random.pick(BLOCKS).toLowerCase()}, ${random.whole(1, 48)}-р байр, ${random.whole(1, 180)} тоот`;
