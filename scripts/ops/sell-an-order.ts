// node scripts/ops/sell-an-order.ts tokhi.example: on a machine installed by ops/install.md, a customer orders through the edge and pays by
// transfer, a person records the payment with the shop's own command, and the customer reads «paid». Products are those of the demo
// shop. Registration by email is left out: nothing accepts mail on that machine.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { request } from 'node:https';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { getIncompleteOrder } from '@tokhi/contract/calls/orders';
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';
import pg from 'pg';
import { insertBuyers } from '../../bench/src/money/buyers.ts';
import { bodyOf, type SendCall } from '../../bench/src/orders/order-body.ts';

const [shop = ''] = process.argv.slice(2);
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));

/** Through the edge, with the name of its certificate, which is self-signed. */
const send: SendCall = (path, token, body) =>
  new Promise((resolve, reject) => {
    const asked = request({
      ...{ host: '127.0.0.1', servername: shop, rejectUnauthorized: false, path, method: 'POST' },
      headers: {
        host: shop,
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': crypto.randomUUID(),
      },
    });
    asked.once('error', reject);
    asked.once('response', (answer) => {
      json(answer).then((said) => resolve(Response.json(said, { status: answer.statusCode ?? 500 })), reject);
    });
    asked.end(JSON.stringify(body));
  });

const url = parseEnv(readFileSync('/etc/tokhi/migrate.env', 'utf8'))['DATABASE_URL'];
const database = new pg.Pool({ connectionString: url, max: 1 });
const [buyer] = await insertBuyers({ database, origins: [''] }, 1);
const { rows } = await database.query<{ code: string }>(
  `select code from products join stock_levels on stock_levels.product_id = products.id
   where is_listed and on_hand - reserved > 2 order by products.id limit 1`,
);
await database.end();
const [token, code] = [buyer?.token ?? '', rows[0]?.code ?? ''];

async function ask(name: EndpointName, body: object): Promise<Record<string, unknown>> {
  const answer = await send(endpoints[name].path, token, body);
  const said = (await answer.json()) as Record<string, unknown>;
  if (answer.status !== 200) throw new Error(`${name} answered ${answer.status} ${JSON.stringify(said)}`);
  return said;
}

const { ordernumber: number } = (await ask('createOrder', await bodyOf(send, token, code))) as { ordernumber: string };
const { order } = getIncompleteOrder.reply.parse(await ask('getIncompleteOrder', { ordernumber: number }));
const sum = order.total_amount - order.NOAT - order.lend_fee + order.used_bonus;
await ask('submitOrder', { ordernumber: number, payment: 'mobile', usedBonus: 0, noat: 0, sum });
const entered = ['confirm', number, String(sum), '--id', `TX-${number}`, '--at', new Date().toISOString()];
const { status } = spawnSync(process.execPath, ['scripts/run-as.ts', 'admin', 'server/src/money/main.ts', ...entered], {
  ...{ cwd: REPOSITORY, stdio: 'inherit' },
});
const { result } = await ask('isPaidQpay', { invoiceId: number });
console.log(`${number}, ${sum}₮: ${String(result)}`);
process.exitCode = status === 0 && result === 'success' ? 0 : 1;
