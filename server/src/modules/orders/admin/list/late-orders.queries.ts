import { orderSources } from '@tokhi/rules/order/order-source';
import { wayOf } from '@tokhi/rules/order/order-status';
import { expectedSteps } from '@tokhi/rules/order/step-dates';
import { type RawBuilder, sql } from 'kysely';
import { orderSince } from './order-since.queries.ts';

const START = new Date(0);
const SECOND_MS = 1_000;

/** The fixed maximum of a step, while too few orders were measured: the same value as in `lateStep` of the rules. */
const fixed = orderSources.flatMap((source) =>
  wayOf(source).flatMap((status) => {
    const [next] = expectedSteps({ source, status, reachedAt: START }, {}, START);
    return next === undefined ? [] : [{ source, status, step: next.step, seconds: next.to.getTime() / SECOND_MS }];
  }),
);
const rows = fixed.map(
  ({ source, status, step, seconds }) =>
    sql`(${sql.lit(source)}, ${sql.lit(status)}, ${sql.lit(step)}, ${sql.lit(seconds)})`,
);

/** The condition that an order has been in its step for longer than nine of ten orders were. */
export const isLate = (at: Date): RawBuilder<boolean> => sql`exists (
  select from (values ${sql.join(rows)}) as fixed (source, status, step, seconds)
  left join order_step_times measured on measured.source = fixed.source and measured.step = fixed.step
  where fixed.source = orders.source and fixed.status = orders.status
    and ${orderSince} < ${at}::timestamptz - coalesce(measured.latest_seconds, fixed.seconds) * interval '1 second')`;
