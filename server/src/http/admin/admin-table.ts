import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { AdminCaller, AdminGuest, EnteringStaff } from '../../callers/admin-caller.ts';
import type { Staff } from '../../callers/caller.ts';
import { type Bound, createBindings, withoutNul } from '../calls/bindings.ts';

/** Whom a handler meets, by the login that the contract asks for. */
type CallerOf<Name extends AdminEndpointName> = {
  none: AdminGuest;
  password: EnteringStaff;
  own: Staff;
  complete: Staff;
}[AdminCalls[Name]['login']];

type Handler<Name extends AdminEndpointName> = (
  body: CallBody<AdminCalls[Name]>,
  caller: CallerOf<Name>,
) => Promise<CallReply<AdminCalls[Name]>>;

/** Which calls of the admin API are built, and by what. The policy admits their callers (admin-policy.ts). */
export interface AdminTable {
  bind<Name extends AdminEndpointName>(name: Name, handler: Handler<Name>): void;
  bound(): [name: AdminEndpointName, bound: Bound<AdminCaller>][];
}

type AnyHandler = (body: unknown, caller: AdminCaller) => Promise<unknown>;

export function createAdminTable(): AdminTable {
  const bindings = createBindings<AdminEndpointName, AdminCaller, AdminCaller>((caller) => caller);
  return {
    // Typed by name at both ends; in between, a handler is kept as what all of them are.
    bind: (name, handler) => bindings.add(name, { answer: withoutNul(handler as AnyHandler), print: null }),
    bound: bindings.bound,
  };
}
