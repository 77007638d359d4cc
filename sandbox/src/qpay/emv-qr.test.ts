import { expect, test } from 'vitest';
import { crcOf, qrText } from './emv-qr.ts';

test('the sum of the sample in QPay’s documents is C66D', () => {
  const sample =
    '0002010102121531279404962794049600022310027138152045734530349654031005802MN5904TEST6011Ulaanbaatar6244010712345670504test0721qWlrS8_zUpplFJmmfBGXc6304';
  expect(crcOf(sample)).toBe('C66D');
});

test('the text of an invoice carries amount, reference and a right sum', () => {
  const text = qrText({
    account: '2794049627940496000223100271381',
    amount: 1_250_000,
    merchant: 'TOKHI',
    reference: 'IK0000000001-R2',
    description: 'Тохь: IK0000000001',
    qrId: 'qWlrS8_zUpplFJmmfBGXc',
  });
  expect(text).toContain('530349654071250000' + '5802MN');
  expect(text).toContain('0115IK0000000001-R2');
  expect(text.slice(-4)).toBe(crcOf(text.slice(0, -4)));
});
