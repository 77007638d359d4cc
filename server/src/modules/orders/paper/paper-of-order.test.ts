import { expect, test } from 'vitest';
import { type Bought, bought, moneyOfTest, submit } from '../../../../test/money/money-of-test.ts';
import { sandboxOfTest } from '../../../../test/sandbox-of-test.ts';
import { askAs } from '../../../../test/signed-in-customer.ts';
import { openEBarimtLookUp } from '../../../providers/e-barimt-lookup/open-e-barimt-lookup.ts';
import { nameOrganisationHandler } from './name-organisation.job.ts';

const money = moneyOfTest();
const sandbox = sandboxOfTest();

const paperOf = async ({ buyer, ordernumber }: Bought) =>
  (await askAs(money.shop.app, buyer.token, 'showOrder', { ordernumber })).body.paper;

/** Runs the waiting job of this order, if there is one. */
async function nameOrganisation({ id }: Bought): Promise<void> {
  const { pool, db } = money.database;
  const { rows } = await pool.query('select payload from graphile_worker._private_jobs where key = $1', [
    `name-organisation:${id}`,
  ]);
  const lookUp = openEBarimtLookUp({ url: sandbox.address('/e-barimt'), onAway: () => {} });
  for (const { payload } of rows)
    await nameOrganisationHandler(db, (register) => lookUp.byRegister(register)).attempt(payload);
}

test('an organisation’s invoice names the organisation of its register and the person as its contact', async () => {
  const order = await bought(money, { register: '5900001' });
  await nameOrganisation(order);
  expect(await paperOf(order)).toEqual({
    buyer: {
      organisation: 'Жишээ Од ХХК',
      register: '5900001',
      name: 'Болд',
      phone: '99112233',
      email: 'bold@tokhi.example',
    },
    register: '6123456',
    rows: [
      { name: 'subtotal', amount: 200_000 },
      { name: 'serviceFee', amount: 5_000 },
    ],
    words: 'Хоёр зуун таван мянган төгрөг',
    accounts: [expect.objectContaining({ account: '5000000001' }), expect.objectContaining({ account: '1100000001' })],
    QRCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
  });
});

test('an unknown register stays without a name, and a tax office that is away is asked again later', async () => {
  const unknown = await bought(money, { register: '1234567' });
  await nameOrganisation(unknown);
  expect((await paperOf(unknown)).buyer).toMatchObject({ organisation: null, register: '1234567' });
  const known = await bought(money, { register: '5900002' });
  await sandbox.turn('e-barimt', 'down');
  await expect(nameOrganisation(known)).rejects.toThrow('cannot be asked');
  await sandbox.turn('e-barimt', 'well');
  await nameOrganisation(known);
  expect((await paperOf(known)).buyer.organisation).toBe('Жишээ Гэр ХХК');
});

test('a person’s order asks no tax office, and a paid order’s paper leads to no payment', async () => {
  const order = await bought(money);
  await nameOrganisation(order);
  const unpaid = await paperOf(order);
  expect(unpaid.buyer).toMatchObject({ organisation: null, register: null, name: 'Болд' });
  expect(unpaid.QRCode).not.toBeNull();
  await submit(money, order, 'qpay');
  money.qpay.pay(order.ordernumber);
  await askAs(money.shop.app, order.buyer.token, 'isPaidQpay', { invoiceId: order.ordernumber });
  expect((await paperOf(order)).QRCode).toBeNull();
});
