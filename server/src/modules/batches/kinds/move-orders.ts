import { ordersOfTruck } from '../../delivery/public.ts';
import {
  matchingOrderIds,
  moveOrders,
  numbersOfOrders,
  orderIdsOfNumbers,
  takeBackSteps,
} from '../../orders/public.ts';
import { isAskedBack } from '../../payments/public.ts';
import type { MoveOrders } from '../batch-action.ts';
import type { BatchKind } from '../batch-kind.ts';

/** Orders take one step together. */
export const moveOrdersKind: BatchKind<MoveOrders> = {
  portion: 50,
  records: (db, { orders }) => {
    if ('filter' in orders) return matchingOrderIds(db, orders.filter, new Date(orders.at));
    if (!('truck' in orders)) return orderIdsOfNumbers(orders.numbers);
    const { truck, numbers } = orders;
    return numbers === undefined ? ordersOfTruck(truck) : orderIdsOfNumbers(numbers, ordersOfTruck(truck));
  },
  run: (tx, { to }, ids, by, now) => moveOrders(tx, ids, to, { ...by, isAskedBack }, now),
  undo: (tx, _action, changeIds, by, now) => takeBackSteps(tx, changeIds, by, now),
  namesOf: numbersOfOrders,
};
