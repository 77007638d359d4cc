// Every call of the admin API with its schemas, for the server and its tests. It pulls zod: in the browser import the type only.
import type { AdminCall } from './admin-call.ts';
import type { AdminEndpointName } from './endpoints.ts';
import { listOrders, moveOrder, showOrder } from './order-calls.ts';
import { acceptInvitation, login, logout, secondFactor, session, setUpTotp } from './session-calls.ts';

/** A call missing here, or under another's name, does not compile. */
export const adminCalls = {
  login,
  acceptInvitation,
  session,
  setUpTotp,
  secondFactor,
  logout,
  listOrders,
  showOrder,
  moveOrder,
} satisfies { [Name in AdminEndpointName]: AdminCall<Name> };

export type AdminCalls = typeof adminCalls;
