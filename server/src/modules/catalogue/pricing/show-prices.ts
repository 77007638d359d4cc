import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Staff } from '../../../callers/caller.ts';
import { approvalsAbout } from '../../approvals/public.ts';
import { endingOf, pricingSettings } from '../../settings/public.ts';
import { subjectOfPrices } from './change-prices.ts';
import { plansOf } from './planned-prices.queries.ts';
import type { PricingDeps } from './price-ports.ts';
import { presentApproval, presentColour, presentPast, presentPlan } from './pricing.present.ts';
import { coloursOfModelWith, historyOf } from './pricing.queries.ts';

/** The colours of a model with the price history of one of them. */
export async function showPrices(
  { db, now: clock, namesOfStaff }: PricingDeps,
  code: string,
  caller: Staff,
): Promise<CallReply<AdminCalls['showPrices']>> {
  const now = clock();
  const colours = await coloursOfModelWith(db, code);
  const [first] = colours;
  if (first === undefined) throw refuse('product_not_found');
  const ids = colours.map(({ id }) => id);
  const settings = await pricingSettings(db);
  const [history, plans] = [await historyOf(db, ids), await plansOf(db, ids)];
  const approvals = await approvalsAbout(db, 'price', [subjectOfPrices(first.model_id)], now);
  const open = approvals.find(({ state }) => state === 'requested');
  const staff = [...history.map((row) => row.staff_id), ...plans.map((plan) => plan.planned_by), open?.requested_by];
  const names = await namesOfStaff(db, [...new Set(staff.filter((id) => typeof id === 'number'))]);
  const chosen = colours.find((colour) => colour.code === code);
  return {
    result: 'success',
    model: { name: first.model_name, type: first.product_type },
    colours: colours.map((colour) => presentColour(colour, { history, plans, settings, now })),
    history: history
      .filter((row) => row.product_id === chosen?.id)
      .toReversed()
      .map((row) => presentPast(row, names)),
    planned: plans.map((plan) => presentPlan(plan, names)),
    approval: open === undefined ? null : presentApproval(open, names, caller.staffId),
    settings: {
      ...{ limit: settings.secondPersonAbovePercent, ending: endingOf(settings), yuan_rate: settings.yuanRateTug },
    },
  };
}
