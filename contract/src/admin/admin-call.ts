import type { z } from 'zod';
import { type AnyCall, refusalsOfEveryCall } from '../call.ts';
import type { RefusalCode } from '../texts/refusals.ts';
import { type AdminEndpointName, adminEndpoints } from './endpoints.ts';
import type { AdminEndpoint } from './map/admin-endpoint.ts';

/** One call of the admin API. */
export interface AdminCall<
  Name extends AdminEndpointName = AdminEndpointName,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> extends AnyCall {
  name: Name;
  path: (typeof adminEndpoints)[Name]['path'];
  login: (typeof adminEndpoints)[Name]['login'];
  may: (typeof adminEndpoints)[Name]['may'];
  does: (typeof adminEndpoints)[Name]['does'];
  stepUp: boolean;
  withIdempotencyKey: boolean;
  takesReason: boolean;
  twoPeople: boolean;
  body: Body;
  reply: Reply;
}

const REFUSALS_BY_LOGIN: Record<AdminEndpoint['login'], readonly RefusalCode[]> = {
  // Each can come from a foreign page, which the check of the Origin refuses.
  none: ['forbidden', 'network_not_allowed'],
  password: ['forbidden', 'network_not_allowed', 'login_required'],
  own: ['forbidden', 'network_not_allowed', 'login_required', 'second_factor_required'],
  complete: ['forbidden', 'network_not_allowed', 'login_required', 'second_factor_required'],
};

/** Joins an endpoint of the admin API with its schemas and its refusals. */
export function defineAdminCall<Name extends AdminEndpointName, Body extends z.ZodType, Reply extends z.ZodType>(
  name: Name,
  agreed: { purpose: string; body: Body; reply: Reply; refusals: readonly RefusalCode[] },
): AdminCall<Name, Body, Reply> {
  const endpoint = adminEndpoints[name];
  const refusals: readonly RefusalCode[] = [
    ...agreed.refusals,
    ...REFUSALS_BY_LOGIN[endpoint.login],
    ...(endpoint.stepUp ? (['step_up_required'] as const) : []),
    ...(endpoint.withIdempotencyKey ? (['key_reused'] as const) : []),
    ...refusalsOfEveryCall,
  ];
  return { name, ...endpoint, ...agreed, refusals };
}
