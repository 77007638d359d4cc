import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { bought, moneyOfTest } from '../../../../test/money/money-of-test.ts';
import { statusOf } from '../../../../test/money/money-rows.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import { sweepOverdue } from './end-overdue.ts';

const WEEK_MS = 7 * 86_400_000;

const money = moneyOfTest();
afterEach(() => {
  money.clock.at = DEMO_DAY;
});

test('an order whose goods somebody holds keeps no other from ending, and ends the next time', async () => {
  const { db } = money.database;
  const [blocked, free] = [await bought(money), await bought(money)];
  money.clock.at = new Date(DEMO_DAY.getTime() + WEEK_MS);
  const somebody = new pg.Client(money.url);
  await somebody.connect();
  await somebody.query('begin');
  await somebody.query('select 1 from stock_levels where product_id = $1 for update', [blocked.goods.id]);
  await expect(sweepOverdue(money.deps)).rejects.toThrow('1 orders could not end');
  expect([await statusOf(db, blocked.id), await statusOf(db, free.id)]).toEqual(['pending', 'expired']);
  await somebody.end();
  expect(await sweepOverdue(money.deps)).toBe(1);
  expect(await statusOf(db, blocked.id)).toBe('expired');
});
