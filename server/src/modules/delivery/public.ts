export { ordersOfTruck, requireTruck } from './trucks.queries.ts';
