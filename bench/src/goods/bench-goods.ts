// `npm run bench -- goods --products 50000 --prices 1000000 --customers 1000000`: a shop of that size in its own database (kept;
// --anew recreates it), and how long lists, grid, history, customers, stock, audit, codes and reports take, one question after the other
// over loopback, beside their own statements sent by plain `pg`; and which large tables a question reads sequentially.
import { parseArgs } from 'node:util';
import { databaseName, withName } from '../../../server/src/db/server-databases.ts';
import { readEnv } from '../../../server/src/env.ts';
import { onThisMachine } from '../on-this-machine.ts';
import { measureBeside, printHead, printMeasured } from '../orders/measure-beside.ts';
import { startAdmin } from '../orders/start-admin.ts';
import { fillGoods } from './fill-goods.ts';
import { goodsQuestions } from './goods-questions.ts';
import { largeTables, readWhole } from './read-plans.ts';

export async function benchGoods(options: string[]): Promise<void> {
  const { values } = parseArgs({
    args: options,
    options: {
      products: { type: 'string', default: '50000' },
      prices: { type: 'string', default: '1000000' },
      customers: { type: 'string', default: '1000000' },
      /** Only questions whose name contains this. */
      only: { type: 'string', default: '' },
      anew: { type: 'boolean', default: false },
    },
  });
  const size = {
    ...{ products: Number(values.products), prices: Number(values.prices), customers: Number(values.customers) },
  };
  const shopUrl = onThisMachine(readEnv().DATABASE_URL);
  const url = withName(shopUrl, `${databaseName(shopUrl)}_goods_${values.products}`);
  await fillGoods(url, size, values.anew);
  const places = await startAdmin(url);
  try {
    const large = await largeTables(places.client);
    printHead();
    for (const question of goodsQuestions(size).filter(({ name }) => name.includes(values.only))) {
      const measured = await measureBeside(question, places);
      printMeasured(question.name, measured, question.most);
      const whole = await readWhole(places.client, large, measured.statements);
      if (whole.length > 0) console.log(`  reads from end to end: ${whole.join(', ')}`);
    }
  } finally {
    await places.stop();
  }
}
