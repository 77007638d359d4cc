// Prices as people say them. Shops here price in tugrik, spoken in thousands and millions.
import type { SeededRandom } from '../../../../scripts/seeded-random.ts';

interface MoneyPhrase {
  text: string;
  fulfilledBy: (priceTug: number) => boolean;
}

const THOUSAND = 1_000;
const MILLION = 1_000_000;

/** «300 мянга» and «300 мянгаас» of the same sum. */
interface SpokenSum {
  plain: string;
  ablative: string;
}

function spoken(sum: number, random: SeededRandom): SpokenSum {
  if (random.oneIn(4)) return { plain: `${sum} төгрөг`, ablative: `${sum} төгрөгөөс` };
  if (sum < MILLION) return { plain: `${sum / THOUSAND} мянга`, ablative: `${sum / THOUSAND} мянгаас` };
  return { plain: `${sum / MILLION} сая`, ablative: `${sum / MILLION} саяас` };
}

/** A round sum just above or below an existing price, so that some product matches. */
const roundStep = (price: number): number => (price < 100 * THOUSAND ? 10 * THOUSAND : 50 * THOUSAND);
const roundUp = (price: number): number => Math.ceil(price / roundStep(price)) * roundStep(price);
const roundDown = (price: number): number => Math.floor(price / roundStep(price)) * roundStep(price);

type MoneyMaker = (goods: string, price: number, random: SeededRandom) => MoneyPhrase;

const below =
  (write: (goods: string, sum: SpokenSum) => string): MoneyMaker =>
  (goods, price, random) => {
    const sum = roundUp(price);
    return { text: write(goods, spoken(sum, random)), fulfilledBy: (asked) => asked <= sum };
  };

const above =
  (write: (goods: string, sum: SpokenSum) => string): MoneyMaker =>
  (goods, price, random) => {
    const sum = roundDown(price);
    return { text: write(goods, spoken(sum, random)), fulfilledBy: (asked) => asked >= sum };
  };

const between: MoneyMaker = (goods, price) => {
  const [low, high] = [roundDown(price), roundUp(price)];
  const text = `${goods} ${low / THOUSAND}-${high / THOUSAND} мянга`;
  return { text, fulfilledBy: (asked) => asked >= low && asked <= high };
};

export const MONEY_PHRASES: readonly MoneyMaker[] = [
  below((goods, sum) => `${sum.ablative} доош ${goods}`),
  below((goods, sum) => `${goods} ${sum.ablative} доош үнэтэй`),
  below((goods, sum) => `${sum.ablative} хямд ${goods}`),
  below((goods, sum) => `${sum.ablative} хэтрэхгүй ${goods}`),
  below((goods, sum) => `${sum.plain} хүртэл үнэтэй ${goods}`),
  below((goods, sum) => `${goods} ${sum.plain} дотор`),
  above((goods, sum) => `${sum.ablative} дээш ${goods}`),
  above((goods, sum) => `${sum.ablative} илүү үнэтэй ${goods}`),
  between,
];

/** Russian: «до 500 тысяч». */
export const russianMoney: MoneyMaker = below((goods, { plain }) => {
  const sum = plain.replace('мянга', 'тысяч').replace('сая', 'млн').replace('төгрөг', 'тугриков');
  return `${goods} до ${sum}`;
});
