import { answerRuns } from './answer-runs.ts';
import type { RunDeps, Runs } from './audit-run.ts';
import { changeSetRuns } from './change-set-runs.ts';
import { customerRuns } from './customer-runs.ts';
import { frontPageRuns } from './front-page-runs.ts';
import { importRuns } from './import-runs.ts';
import { moneyRuns } from './money-runs.ts';
import { orderRuns } from './order-runs.ts';
import { phoneRuns } from './phone-runs.ts';
import { pictureRuns } from './picture-runs.ts';
import { priceRuns } from './price-runs.ts';
import { productRuns } from './product-runs.ts';
import { purchaseRuns } from './purchase-runs.ts';
import { searchRuns } from './search-runs.ts';
import { sessionRuns } from './session-runs.ts';
import { settingRuns } from './setting-runs.ts';
import { shelfRuns } from './shelf-runs.ts';
import { stockRuns } from './stock-runs.ts';
import { workRuns } from './work-runs.ts';

/** A successful request for each changing call, in an order in which all succeed. */
export const allRuns = (deps: RunDeps): Runs => ({
  ...sessionRuns(deps),
  // A day without money: before the runs that add some.
  closeDay: async () => ({ body: { day: '2026-10-01', reasons: [] } }),
  ...orderRuns(deps),
  ...workRuns(deps),
  ...customerRuns(deps),
  ...phoneRuns(deps),
  ...answerRuns(deps),
  ...importRuns(deps),
  ...frontPageRuns(deps),
  ...pictureRuns(deps),
  ...shelfRuns(deps),
  ...stockRuns(deps),
  ...moneyRuns(deps),
  ...productRuns(deps),
  ...settingRuns(deps),
  ...changeSetRuns(deps),
  ...priceRuns(deps),
  ...searchRuns(deps),
  ...purchaseRuns(deps),
});
