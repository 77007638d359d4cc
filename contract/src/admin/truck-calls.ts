// Trucks between Beijing and Ulaanbaatar: loaded by order codes, moved by a batch, closed, with their papers.
import { z } from 'zod';
import { successReply } from '../call.ts';
import { moment } from '../fields/moment.ts';
import { orderStatus } from '../fields/order-fields.ts';
import { defineAdminCall } from './admin-call.ts';

const truckId = z.int().positive().max(2_147_483_647);
const orderNumber = z.string().regex(/^IK\d{10}$/);
const version = z.int().positive();

/** What staff enter for a truck. */
const truckFields = {
  name: z.string().trim().min(1).max(40),
  driver: z.string().trim().min(1).max(100).nullable(),
  phone: z.string().trim().min(1).max(40).nullable(),
  plate: z.string().trim().min(1).max(20).nullable(),
  capacityKg: z.int().positive().max(100_000).nullable(),
  capacityLitres: z.int().positive().max(200_000).nullable(),
  departsAt: moment.nullable(),
  arrivesAt: moment.nullable(),
};

const listedTruck = z.object({
  id: truckId,
  ...truckFields,
  version,
  createdAt: moment,
  closedAt: moment.nullable(),
  orders: z.int().nonnegative(),
  pieces: z.int().nonnegative(),
  packages: z.int().nonnegative(),
  kg: z.number().nonnegative(),
  litres: z.number().nonnegative(),
  /** How many of its orders are at each step, and when the first one reached it. */
  steps: z.array(z.object({ status: orderStatus, count: z.int().nonnegative(), at: moment.nullable() })),
});

const loadedOrder = z.object({
  ordernumber: z.string(),
  status: orderStatus,
  version,
  name: z.string(),
  /** District and khoroo, or the pickup place; null if neither is known. */
  place: z.string().nullable(),
  isPickup: z.boolean(),
  picture: z.string().nullable(),
  pieces: z.int().positive(),
  packages: z.int().nonnegative(),
  kg: z.number().nonnegative(),
  litres: z.number().nonnegative(),
});

/** Why a typed code added no order to the truck. */
export const missReasons = [
  'not_a_code',
  'not_found',
  /** The last four digits match more than one order. */
  'several',
  'already_here',
  'other_truck',
  'not_paid',
  'ended',
  /** Its goods are in Ulaanbaatar already, or came from there. */
  'needs_no_truck',
] as const;

const miss = z.object({
  code: z.string(),
  reason: z.enum(missReasons),
  /** The truck that has it. */
  truck: z.string().nullable(),
});

const truckReply = successReply({ truck: listedTruck });

export const listTrucks = defineAdminCall('listTrucks', {
  purpose: 'Trucks, those under way first, then the last 50 that were closed.',
  body: z.strictObject({}),
  reply: successReply({ trucks: z.array(listedTruck) }),
  refusals: [],
});

export const showTruck = defineAdminCall('showTruck', {
  purpose: 'A truck with its orders and its batches.',
  body: z.strictObject({ truck: truckId }),
  reply: successReply({ truck: listedTruck, orders: z.array(loadedOrder) }),
  refusals: ['truck_not_found'],
});

export const createTruck = defineAdminCall('createTruck', {
  purpose: 'Opens a truck to be filled.',
  body: z.strictObject(truckFields),
  reply: truckReply,
  refusals: ['truck_name_taken', 'truck_arrives_too_early'],
});

export const changeTruck = defineAdminCall('changeTruck', {
  purpose: 'Changes what is written about a truck.',
  body: z.strictObject({ truck: truckId, version, ...truckFields }),
  reply: truckReply,
  refusals: ['truck_not_found', 'truck_name_taken', 'truck_arrives_too_early', 'changed_meanwhile', 'truck_is_closed'],
});

export const addToTruck = defineAdminCall('addToTruck', {
  purpose:
    'Puts orders on a truck by pasted or scanned codes: whole numbers or their last four digits; misses are named.',
  body: z.strictObject({ truck: truckId, codes: z.array(z.string().trim().min(1).max(40)).min(1).max(1_000) }),
  reply: successReply({
    added: z.array(z.object({ code: z.string(), ordernumber: z.string(), name: z.string() })),
    missed: z.array(miss),
    truck: listedTruck,
  }),
  refusals: ['truck_not_found', 'truck_is_closed'],
});

export const removeFromTruck = defineAdminCall('removeFromTruck', {
  purpose: 'Takes orders off a truck.',
  body: z.strictObject({ truck: truckId, orders: z.array(orderNumber).min(1).max(1_000) }),
  reply: successReply({ removed: z.int().nonnegative(), truck: listedTruck }),
  refusals: ['truck_not_found', 'truck_is_closed'],
});

export const reloadTruck = defineAdminCall('reloadTruck', {
  purpose: 'Moves orders from one truck to another.',
  body: z.strictObject({ truck: truckId, to: truckId, orders: z.array(orderNumber).min(1).max(1_000) }),
  reply: successReply({ moved: z.int().nonnegative(), truck: listedTruck }),
  refusals: ['truck_not_found', 'truck_is_closed'],
});

export const closeTruck = defineAdminCall('closeTruck', {
  purpose: 'Closes a truck that has arrived: it stays as it is.',
  body: z.strictObject({ truck: truckId, version }),
  reply: truckReply,
  refusals: ['truck_not_found', 'changed_meanwhile', 'truck_is_closed'],
});

const measures = {
  pieces: z.int().nonnegative(),
  packages: z.int().nonnegative(),
  kg: z.number().nonnegative(),
  litres: z.number().nonnegative(),
};

/** For a spreadsheet: the same rows. */
const csv = z.string();

export const loadList = defineAdminCall('loadList', {
  purpose: 'What is on a truck, order by order, to be printed and as CSV.',
  body: z.strictObject({ truck: truckId }),
  reply: successReply({
    truck: listedTruck,
    rows: z.array(
      z.object({
        ordernumber: z.string(),
        name: z.string(),
        place: z.string().nullable(),
        goods: z.array(
          z.object({ code: z.string(), name: z.string(), colour: z.string(), quantity: z.int().positive() }),
        ),
        ...measures,
      }),
    ),
    csv,
  }),
  refusals: ['truck_not_found'],
});

export const customsList = defineAdminCall('customsList', {
  purpose: 'What is on a truck, product by product, for customs: to be printed and as CSV.',
  body: z.strictObject({ truck: truckId }),
  reply: successReply({
    truck: listedTruck,
    rows: z.array(
      z.object({
        ...{ code: z.string(), name: z.string(), colour: z.string(), ...measures },
        /** The cost of all pieces; null if none was entered, and for members who may not see costs. */
        yuan: z.number().nonnegative().nullable(),
      }),
    ),
    csv,
  }),
  refusals: ['truck_not_found'],
});
