// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { groupThousands } from '../money/money.ts';
import { addToCompare } from './compare-list.ts';
import { maySave } from './favourites-limit.ts';
import { HIGHEST_PRICE_TUG, HIGHEST_SIZE_CM, MOST_CHOICES } from './list-bounds.ts';
import { packageSums } from './package-sums.ts';
import { formatProductCode, parseProductCode } from './product-code.ts';
import { ratingBreakdown, shownRating } from './rating.ts';
import { latestViewed, rememberViewed } from './recently-viewed.ts';
import { checkSearch } from './search-check.ts';
import { SORT_ORDERS } from './sort-orders.ts';
import { printSpecsCondition } from './specs-condition.ts';
import { validityPeriod } from './validity.ts';

const four = ['sofa', 'chair', 'lamp', 'table'];

const answer = (code: string) => (addToCompare(four, code) === 'compare_full' ? 'refused' : 'already there');

const answerOfFavouritesLimit = (saved: string[]) => (maySave(saved, 'rug') ? 'can' : 'cannot');

const rates = [5, 5, 4];

const sum = rates.reduce((total, rate) => total + rate);

const product = (code: string) => ({ code });

const seen = ['sofa', 'lamp', 'chair', 'sofa'].map(product).reduce<{ code: string }[]>(rememberViewed, []);

const verdict = (text: string): string => (checkSearch(text) === null ? 'searches' : 'does nothing');

export const examples = {
  'compare-list': (): string =>
    `Beside ${four.join(', ')} a bed is ${answer('bed')}, and the lamp is ${answer('lamp')}.`,
  'favourites-limit': (): string =>
    `Beside ${four.length} saved products a rug ${answerOfFavouritesLimit(four)} be saved, beside ${four.length + 1} it ${answerOfFavouritesLimit([...four, 'bed'])}.`,
  'list-bounds': (): string =>
    `Whoever ticks every colour chooses by ${MOST_CHOICES} of them; “from 800,000₮” asks for 800,000 to ${groupThousands(HIGHEST_PRICE_TUG)}₮, “from 80 cm” for 80 to ${groupThousands(HIGHEST_SIZE_CM)} cm.`,
  'package-sums': (): string => {
    const sides = { length_mm: 2_000, width_mm: 500, height_mm: 100, diameter_mm: null };
    const { weightGrams, volumeMl } = packageSums([{ ...sides, weight_grams: 12_000, volume_ml: null, quantity: 2 }]);
    return `Two boxes of 200 × 50 × 10 cm and 12 kg are ${weightGrams / 1_000} kg and ${volumeMl / 1_000} litres.`;
  },
  'product-code': (): string => {
    const typed = '704 892-15';
    const code = String(parseProductCode(typed));
    return `Whoever types “${typed}” means the product ${code}, whose tag says ${formatProductCode(code)}.`;
  },
  rating: (): string =>
    `Rated ${rates.join(', ')}, a product shows ${shownRating({ sum, count: rates.length })} stars, ${ratingBreakdown([0, 0, 0, 1, 2])[0]?.percent} % of them fives; without reviews it shows ${shownRating({ sum: 0, count: 0 })}.`,
  'recently-viewed': (): string =>
    `Who looked at sofa, lamp, chair and the sofa again is shown ${latestViewed(seen)
      .map(({ code }) => code)
      .join(', ')}.`,
  'search-check': (): string => `The search box ${verdict('буйдан')} for “буйдан” and ${verdict('   ')} for blanks.`,
  'sort-orders': (): string => `A list can be put in ${SORT_ORDERS.length} orders: ${SORT_ORDERS.join(', ')}.`,
  'specs-condition': (): string => {
    const filters = [
      { field: 'material', values: ['мод', 'шил'] },
      { field: 'seats', values: ['3'] },
    ];
    return `A shopper who ticks wood, glass and three seats asks the shop for: ${printSpecsCondition(filters)}.`;
  },
  validity: (): string => {
    const price = { from: new Date('2026-11-16T00:00:00+08:00'), to: new Date('2026-11-30T00:00:00+08:00') };
    const said = (now: string) => validityPeriod(price, new Date(now)) ?? 'nothing';
    return `Late on 30 November a price says “${said('2026-11-30T23:00:00+08:00')}”, a day later it says ${said('2026-12-01T09:00:00+08:00')}.`;
  },
};
