import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import type { AdminCaller, AdminGuest, EnteringStaff } from '../../callers/admin-caller.ts';
import type { Staff } from '../../callers/caller.ts';
import { type Bound, createBindings, withoutNul } from '../calls/bindings.ts';

/** The caller that a handler gets, by the login that the contract requires. */
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

/** The admin API's calls that are built, each with its handler. The policy admits their callers (admin-policy.ts). */
export interface AdminTable {
  bind<Name extends AdminEndpointName>(name: Name, handler: Handler<Name>): void;
  bound(): [name: AdminEndpointName, bound: Bound<AdminCaller>][];
}

type AnyHandler = (body: unknown, caller: AdminCaller) => Promise<unknown>;

export function createAdminTable(): AdminTable {
  const bindings = createBindings<AdminEndpointName, AdminCaller, AdminCaller>((caller) => caller);
  return {
    // Typed by name at both ends; in between, all handlers have one type.
    bind: (name, handler) => bindings.add(name, { answer: withoutNul(handler as AnyHandler), print: null }),
    bound: bindings.bound,
  };
}
