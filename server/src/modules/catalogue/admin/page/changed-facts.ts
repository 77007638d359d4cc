import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { Facts } from '../../../audit/public.ts';

type Shown = CallReply<AdminCalls['showProduct']>['product'];

/** Without the cost: readers of the audit log may lack the permission to see it. The log only says that it changed. */
const factsOf = ({ version, model_version, state, publish_at, product, model }: Shown): Record<string, unknown> => ({
  ...{ version, model_version, state, publish_at },
  ...Object.fromEntries(Object.entries(model).map(([name, value]) => [`model_${name}`, value])),
  ...product,
});

/** What an edit changed, before and after. */
export function changedFacts(before: Shown, after: Shown): { before: Facts; after: Facts } {
  const [old, fresh] = [factsOf(before), factsOf(after)];
  const changed = Object.keys(fresh).filter((name) => JSON.stringify(old[name]) !== JSON.stringify(fresh[name]));
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(changed.map((name) => [name, from[name]])) as Facts;
  const costs = before.cost_fen === after.cost_fen ? {} : { cost_changed: true };
  return { before: pick(old), after: { ...pick(fresh), ...costs } };
}
