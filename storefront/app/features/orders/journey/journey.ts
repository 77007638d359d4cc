// The progress of an order as the pages show it: four places, seven steps, and its history (spec §4, decision 42).
import type { TrackedOrder } from '@tokhi/contract/fields/order-fields';
import { formatMoment, formatMonthDay, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { formatDateRange, HAND_OVER_HOURS, orderEstimate } from '@tokhi/rules/delivery/delivery-dates';
import { type OrderStatus, orderStatuses, progressStep, statusLabel, wayOf } from '@tokhi/rules/order/order-status';

/** An order whose price the reader may not know: a mailed link shows none. */
export type FollowedOrder = Omit<TrackedOrder, 'total_amount' | 'lend_fee'>;

/** `unneeded` are the steps of the road, for goods in stock in Ulaanbaatar. */
type StepState = 'done' | 'now' | 'next' | 'unneeded';

export interface JourneyStep {
  status: OrderStatus;
  label: string;
  state: StepState;
  /** When it was reached, or the expected dates; empty if unknown. */
  when: string;
  late: boolean;
}

const FIRST_STEP = 1;
const STEPS = orderStatuses.filter((status) => (progressStep(status) ?? 0) >= FIRST_STEP);

type Reached = Partial<Record<OrderStatus, string | null>>;

/** Whether it is on its way, or waits to be: a cancelled or refunded order has no steps to come. */
export const isOnTheWay = ({ status }: FollowedOrder): boolean => progressStep(status) !== null;

function datesBetween(from: string, to: string): string {
  const dates = { from: ulaanbaatarDate(new Date(from)), to: ulaanbaatarDate(new Date(to)) };
  const [first, last] = [formatMonthDay(dates.from), formatMonthDay(dates.to)];
  return first === last ? first : formatDateRange(dates);
}

/** When a step was reached, to the minute, or is expected, to the day. */
function whenOf(order: FollowedOrder, status: OrderStatus): string {
  const reached = (order as Reached)[status];
  if (reached != null) return formatMoment(new Date(reached));
  const expected = order.expected.find((step) => step.status === status);
  return expected === undefined ? '' : datesBetween(expected.from, expected.to);
}

/** The seven steps after the payment. */
export function stepsOf(order: FollowedOrder): JourneyStep[] {
  const at = progressStep(order.status);
  const steps = wayOf(order.source);
  return STEPS.map((status) => {
    const step = progressStep(status) ?? 0;
    const unneeded = !steps.includes(status);
    const reached = at === null ? (order as Reached)[status] != null : step <= at;
    const state = unneeded ? 'unneeded' : step === at ? 'now' : reached ? 'done' : 'next';
    return {
      status,
      label: statusLabel(status),
      state,
      when: unneeded ? 'Шаардлагагүй' : whenOf(order, status),
      late: order.late === status,
    };
  });
}

export interface JourneyPlace {
  name: string;
  state: Exclude<StepState, 'unneeded'>;
  when: string;
}

/** A place and the step at which the goods arrive there, or leave it. */
const PLACES: readonly [name: string, step: OrderStatus][] = [
  ['Бээжин', 'loaded'],
  ['Эрээн', 'came_in_ereen'],
  ['Улаанбаатар', 'came_in_ub'],
  ['Танд', 'delivered'],
];

const dayOf = (when: string): string => when.replace(/, \d\d:\d\d$/, '');

/** The places of the road; goods in Ulaanbaatar start there. */
export function placesOf(order: FollowedOrder): JourneyPlace[] {
  const at = progressStep(order.status) ?? 0;
  const fromHere = order.source === 'ulaanbaatar';
  const road = fromHere ? PLACES.slice(-2) : PLACES;
  const step = (status: OrderStatus) => progressStep(status) ?? 0;
  // The goods are at the first place until they leave it.
  const here = Math.max(
    0,
    road.findLastIndex(([, status]) => step(status) <= at),
  );
  return road.map(([name, status], index) => ({
    name,
    state: index < here ? 'done' : index === here ? 'now' : 'next',
    when: fromHere && index === 0 ? '' : dayOf(whenOf(order, status)),
  }));
}

/** «11/27 – 12/01»: when it reaches the customer; null if it will not, or already has. */
export function arrivalOf(order: FollowedOrder): string | null {
  const last = order.expected.find(({ status }) => status === 'delivered');
  if (last !== undefined) return datesBetween(last.from, last.to);
  if (order.status !== 'pending') return null;
  return order.source === 'ulaanbaatar'
    ? `Төлснөөс хойш ${HAND_OVER_HOURS} цагт`
    : formatDateRange(orderEstimate(new Date(order.created_at)));
}

/** The history so far, oldest first, and how it ended. */
export function historyOf(order: FollowedOrder): { label: string; when: string }[] {
  const made = { label: 'Захиалга хийсэн', when: formatMoment(new Date(order.created_at)) };
  const reached = stepsOf(order).filter(({ state }) => state === 'done' || state === 'now');
  const ended =
    order.ended === null ? [] : [{ label: statusLabel(order.status), when: formatMoment(new Date(order.ended)) }];
  return [made, ...reached.map(({ label, when }) => ({ label, when })), ...ended];
}
