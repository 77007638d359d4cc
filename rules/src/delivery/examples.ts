// The examples of RULES.md for the rules of this folder; each is computed by the rule's own code.
import { formatTug } from '../money/money.ts';
import { formatFullDate, formatMonthDay, ulaanbaatarDate } from './calendar.ts';
import { BEIJING_FEE_LABEL, SIZE_FEE_LABEL } from './charge-labels.ts';
import { chargeableGrams } from './chargeable-weight.ts';
import { chinaDelivery } from './china-delivery.ts';
import { deliveryByAmount } from './delivery-by-amount.ts';
import { deliveryByWeight } from './delivery-by-weight.ts';
import { arrivalDates, formatDateRange, orderEstimate, paymentNoteDates } from './delivery-dates.ts';
import { SPEC_FEES } from './delivery-fees.ts';
import { promisedBy } from './delivery-promise.ts';
import { deliveryFee } from './delivery-tariff.ts';
import { khorooClass } from './khoroo-class.ts';
import { isTileOfCapital, tileAt } from './map-tiles.ts';
import { clampZoom, MAP_CENTRE, MAP_ZOOM } from './map-view.ts';

const day = new Date('2026-11-15T02:00:00Z');

export const examples = {
  calendar: (): string =>
    `When it is 16:00 on New Year's Eve in London, the shop already writes ${formatFullDate(ulaanbaatarDate(new Date('2026-12-31T16:00:00Z')))}.`,
  'charge-labels': (): string =>
    `A wardrobe that comes from Beijing has a row «${BEIJING_FEE_LABEL}», and a heavy one also «${SIZE_FEE_LABEL}» in its delivery.`,
  'chargeable-weight': (): string => {
    const grams = chargeableGrams({ weightGrams: 96_400, volumeMl: 471_000 });
    return `A sofa of 96.4 kg in boxes of 471 litres is charged as ${grams / 1_000} kg, because 471 / 3.14 is more than its weight.`;
  },
  'china-delivery': (): string => {
    const fee = chinaDelivery([
      { unitChinaDeliveryTug: 45_000, quantity: 1 },
      { unitChinaDeliveryTug: 6_000, quantity: 4 },
    ]);
    return `A table at ${formatTug(45_000)} and four chairs at ${formatTug(6_000)} a piece come from Beijing for ${formatTug(fee)}.`;
  },
  'delivery-by-amount': (): string => {
    const small = formatTug(deliveryByAmount('cheap', 200_000, SPEC_FEES));
    const unlisted = formatTug(deliveryByAmount('unlisted', 200_000, SPEC_FEES));
    const large = formatTug(deliveryByAmount('cheap', 200_001, SPEC_FEES));
    return `By amount, goods for ${formatTug(200_000)} are delivered to a khoroo of the cheap list for ${small}, to one on no list for ${unlisted}; for a tugrik more they cost ${large} everywhere.`;
  },
  'delivery-by-weight': (): string => {
    const fee = deliveryByWeight('middle', { weightGrams: 96_400, volumeMl: 0 }, SPEC_FEES);
    return `A wardrobe of 96.4 kg is delivered to a middle khoroo for ${formatTug(fee)}.`;
  },
  'delivery-dates': (): string =>
    `An order of ${formatMonthDay(ulaanbaatarDate(day))} arrives ${formatDateRange(orderEstimate(day))} (the payment page promises ${formatDateRange(paymentNoteDates(day))}), and goods that are ready in the capital arrive ${formatDateRange(arrivalDates(day, { readyInUlaanbaatar: true }))}.`,
  'delivery-fees': (): string => {
    const raised = { ...SPEC_FEES.byWeight, middle: { ...SPEC_FEES.byWeight.middle, base: 18_000 } };
    const fee = deliveryByWeight('middle', { weightGrams: 78_000, volumeMl: 0 }, { ...SPEC_FEES, byWeight: raised });
    return `When the owner raises the base of a middle khoroo to ${formatTug(18_000)}, a sofa of 78 kg is delivered there for ${formatTug(fee)}.`;
  },
  'delivery-promise': (): string =>
    `An order paid on ${formatMonthDay(ulaanbaatarDate(day))} is in time until ${formatMonthDay(promisedBy(day, 'beijing'))}, one of goods in the capital until ${formatMonthDay(promisedBy(day, 'ulaanbaatar'))}.`,
  'delivery-tariff': (): string => {
    const order = {
      destination: 'far',
      load: { weightGrams: 40_000, volumeMl: 0 },
      goodsTug: 350_000,
      fees: SPEC_FEES,
    } as const;
    const byWeight = formatTug(deliveryFee({ tariff: 'by-weight', ...order }));
    const byAmount = formatTug(deliveryFee({ tariff: 'by-amount', ...order }));
    return `A bed of 40 kg for ${formatTug(350_000)} goes to a far khoroo for ${byWeight} by weight and for ${byAmount} by amount.`;
  },
  'khoroo-class': (): string => {
    const lists = { cheap: [1, 2], middle: [9, 10], far: [16] };
    const classes = [1, 10, 16, 21].map((khoroo) => `khoroo ${khoroo} is ${khorooClass(khoroo, lists)}`);
    return `In a district that lists 1 and 2 as cheap, 9 and 10 as middle and 16 as far, ${classes.join(', ')}.`;
  },
  'map-tiles': (): string => {
    const { zoom, x, y } = tileAt(MAP_CENTRE, 13);
    const isGiven = (tile: { zoom: number; x: number; y: number }) => (isTileOfCapital(tile) ? 'given' : 'not there');
    return `The centre of Ulaanbaatar at zoom ${zoom} is tile ${x}, ${y}: ${isGiven({ zoom, x, y })}; the same numbers at zoom 12: ${isGiven({ zoom: 12, x, y })}.`;
  },
  'map-view': (): string =>
    `The map opens at ${MAP_CENTRE.latitude}, ${MAP_CENTRE.longitude} with zoom ${MAP_ZOOM}; whoever zooms out to 5 stops at ${clampZoom(5)}.`,
};
