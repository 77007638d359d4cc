import { afterEach, beforeEach, expect, test } from 'vitest';
import { providerOfTest } from '../../../test/provider-of-test.ts';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { openPosApi, type PosApi } from './open-pos-api.ts';
import { momentOf, posMoment } from './pos-moment.ts';
import type { PosReceipt } from './pos-receipt.ts';

const sandbox = sandboxOfTest();
const provider = providerOfTest();
let troubles: string[];
let service: PosApi;
const opened = (changed: { url?: string; wholeMs?: number } = {}) =>
  openPosApi({ url: sandbox.address('/pos-api'), onTrouble: (reason) => troubles.push(reason), ...changed });
beforeEach(() => {
  troubles = [];
  service = opened();
});
afterEach(() => service.close());

let suffixes = 0;
const receipt = (changed: Partial<PosReceipt> = {}): PosReceipt => {
  suffixes += 1;
  return {
    branchNo: '001',
    posNo: '10013183',
    merchantTin: '37900000007',
    districtCode: '2501',
    customerTin: null,
    consumerNumber: null,
    correctsBillId: null,
    billSuffix: String(suffixes).padStart(6, '0'),
    totalTug: 110_000,
    vatTug: 10_000,
    items: [
      {
        name: 'NARAN сандал',
        barCode: '70489215',
        barCodeType: 'UNDEFINED',
        classificationCode: '3812100',
        measureUnit: 'ш',
        quantity: 2,
        unitPriceTug: 55_000,
        totalTug: 110_000,
        vatTug: 10_000,
      },
    ],
    ...changed,
  };
};
interface Known {
  id: string;
  state: string;
  lottery: string | null;
  body: { customerTin?: string; type: string; inactiveId?: string };
}
const known = async (): Promise<Known[]> => {
  const answer = await fetch(sandbox.address('/pos-api/receipts'));
  return ((await answer.json()) as { receipts: Known[] }).receipts;
};
const registered = async (one: PosReceipt) => {
  const answer = await service.register(one);
  if (answer.state !== 'registered') throw new Error(answer.state);
  return answer;
};

test('a receipt gets its number of 33 digits, its date, a lottery number and the text of its QR', async () => {
  const answer = await registered(receipt());
  expect(answer.billId).toMatch(/^\d{33}$/);
  expect(answer.lottery).toMatch(/^[A-Z]{2} \d{8}$/);
  expect(answer.qrData).toMatch(/^\d+$/);
  expect(Math.abs(answer.issuedAt.getTime() - Date.now())).toBeLessThan(3_600_000);
});

test('the receipt of an organisation names it and draws no lottery', async () => {
  expect(await registered(receipt({ customerTin: '37900000011' }))).toMatchObject({ lottery: null });
  expect((await known())[0]?.body).toMatchObject({ type: 'B2B_RECEIPT', customerTin: '37900000011' });
});

test('an answer that was lost is unsure, and asked again with the same suffix it is the same receipt', async () => {
  const before = (await known()).length;
  const one = receipt();
  await sandbox.turn('pos-api', 'lost');
  expect(await service.register(one)).toEqual({ state: 'unsure' });
  await sandbox.turn('pos-api', 'well');
  const { billId } = await registered(one);
  const after = await known();
  expect([after.length, after[0]?.id]).toEqual([before + 1, billId]);
});

test('what is wrong with a receipt is told in its words, and nothing is registered', async () => {
  const before = (await known()).length;
  expect(await service.register(receipt({ totalTug: 110_001 }))).toEqual({
    state: 'refused',
    message: 'items дүн зөрүүтэй байна',
  });
  expect(await known()).toHaveLength(before);
});

test('a correction takes the place of the receipt that it names, without another lottery', async () => {
  const first = await registered(receipt());
  expect(await registered(receipt({ correctsBillId: first.billId }))).toMatchObject({ lottery: null });
  expect((await known()).find(({ id }) => id === first.billId)).toMatchObject({ state: 'corrected' });
});

test('a receipt is voided by its number and date, and again comes to the same', async () => {
  const one = await registered(receipt());
  for (let round = 0; round < 2; round += 1) expect(await service.void(one)).toEqual({ state: 'voided' });
  expect((await known()).find(({ id }) => id === one.billId)).toMatchObject({ state: 'voided' });
  const unknown = { ...one, billId: '0'.repeat(33) };
  expect(await service.void(unknown)).toEqual({ state: 'refused', message: 'Баримт олдсонгүй' });
});

test('an empty answer to voiding is a yes, as some versions give it', async () => {
  const other = opened({ url: await provider.answers((_request, reply) => reply.end()) });
  expect(await other.void({ billId: '1'.repeat(33), issuedAt: new Date() })).toEqual({ state: 'voided' });
  await other.close();
});

test('the misprinted name of the QR text is read, too', async () => {
  const said = { status: 'SUCCESS', id: '1'.repeat(33), date: '2026-11-16 10:42:07', qrDate: '123', lottery: '' };
  const other = opened({ url: await provider.answers((_request, reply) => reply.end(JSON.stringify(said))) });
  expect(await other.register(receipt())).toEqual({
    state: 'registered',
    billId: '1'.repeat(33),
    issuedAt: new Date('2026-11-16T02:42:07Z'),
    lottery: null,
    qrData: '123',
  });
  await other.close();
});

test('half an answer is unsure, and tells nothing of what it said', async () => {
  const said = { status: 'SUCCESS', id: 'planted', date: 'planted', lottery: 'SN 47461258' };
  const other = opened({ url: await provider.answers((_request, reply) => reply.end(JSON.stringify(said))) });
  expect(await other.register(receipt())).toEqual({ state: 'unsure' });
  expect(troubles.join()).not.toMatch(/planted|47461258/);
  await other.close();
});

test('it tells how many lottery numbers are left, and that it is away', async () => {
  await fetch(sandbox.address('/pos-api/lotteries'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ left: 499 }),
  });
  expect(await service.lotteriesLeft()).toBe(499);
  await sandbox.turn('pos-api', 'down');
  expect(await service.lotteriesLeft()).toBe('away');
  const nowhere = opened({ url: 'http://127.0.0.1:1' });
  expect(await nowhere.register(receipt())).toEqual({ state: 'away' });
  await nowhere.close();
});

test('moments are those of the clock in Ulaanbaatar', () => {
  const moment = new Date('2026-12-31T16:00:00Z');
  expect(posMoment(moment)).toBe('2027-01-01 00:00:00');
  expect(momentOf(posMoment(moment))).toEqual(moment);
  expect([momentOf('2026-12-31'), momentOf('2026-99-31 10:00:00')]).toEqual([null, null]);
});
