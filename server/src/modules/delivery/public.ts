export { namesOfTrucks, openTrucks, ordersOfTruck, requireTruck } from './trucks.queries.ts';
