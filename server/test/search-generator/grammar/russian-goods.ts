// Names of goods for people who type Russian. Russian phrases need gender and two cases, written out per word.
import { type Goods, goodsNamed } from './goods.ts';

export type Gender = 'm' | 'f' | 'n' | 'pl';

export interface RussianGoods {
  nominative: string;
  accusative: string;
  plural: string;
  gender: Gender;
  goods: Goods;
}

/** nominative, accusative, plural, gender, and the Mongolian name of the same goods. */
const ROWS: readonly string[] = [
  'диван диван диваны m буйдан',
  'угловой_диван угловой_диван угловые_диваны m булангийн_буйдан',
  'кресло кресло кресла n кресло',
  'стол стол столы m ширээ',
  'обеденный_стол обеденный_стол обеденные_столы m хоолны_ширээ',
  'журнальный_столик журнальный_столик журнальные_столики m журналын_ширээ',
  'письменный_стол письменный_стол письменные_столы m бичгийн_ширээ',
  'стул стул стулья m сандал',
  'барный_стул барный_стул барные_стулья m барны_сандал',
  'кровать кровать кровати f ор',
  'детская_кровать детскую_кровать детские_кровати f хүүхдийн_ор',
  'матрас матрас матрасы m матрас',
  'шкаф шкаф шкафы m шкаф',
  'комод комод комоды m комод',
  'тумбочка тумбочку тумбочки f тумбочка',
  'зеркало зеркало зеркала n толь',
  'ковёр ковёр ковры m хивс',
  'люстра люстру люстры f люстр',
  'торшер торшер торшеры m босоо_гэрэл',
  'вешалка вешалку вешалки f өлгүүр',
  'подушка подушку подушки f дэр',
  'плед плед пледы m адъяал',
  'полотенце полотенце полотенца n алчуур',
  'ваза вазу вазы f ваар',
  'тарелка тарелку тарелки f таваг',
  'чашка чашку чашки f аяга',
  'кастрюля кастрюлю кастрюли f тогоо',
];

export const RUSSIAN_GOODS: readonly RussianGoods[] = ROWS.map((row) => {
  const [nominative = '', accusative = '', plural = '', gender = 'm', name = ''] = row
    .split(' ')
    .map((word) => word.replaceAll('_', ' '));
  return { nominative, accusative, plural, gender: gender as Gender, goods: goodsNamed(name) };
});

export const CERTAIN_RUSSIAN_GOODS: readonly RussianGoods[] = RUSSIAN_GOODS.filter(({ goods }) => !goods.vague);
