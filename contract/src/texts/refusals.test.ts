import { expect, test } from 'vitest';
import { adminCalls } from '../admin/calls.ts';
import { adminRawEndpoints } from '../admin/raw-endpoints.ts';
import { calls } from '../calls.ts';
import { refusalReplySchema } from './refusal-reply.ts';
import { Refusal, type RefusalCode, refusalReply, refusals, refuse } from './refusals.ts';
import { texts } from './texts.ts';

const codes = Object.keys(refusals) as RefusalCode[];

test('a refusal says the facts that its text names, and leaves the others beside it', () => {
  const refusal = refuse('too_many_of_product', { phone: '7700-2020', name: 'NARAN', most: 5 });
  const data =
    'NARAN: төлбөр төлөхөөс өмнө нэг хэрэглэгч 5 ширхэг хүртэл захиалах боломжтой. Олноор авах бол 7700-2020 дугаарт залгаарай, бид туслахад бэлэн.';
  expect(refusal.text).toBe(data);
  expect(refusalReply('too_many_of_product', refusal.details)).toMatchObject({ data, details: { most: 5 } });
});

test('a refusal knows its status, its text and the word the spec reads', () => {
  const refusal = refuse('insufficient_stock', { code: '70489215', remain: 2 });
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 409, text: texts.insufficientStock, result: 'failed' });
  expect(refusal.details).toEqual({ code: '70489215', remain: 2 });
});

test.each([
  ['wrong_credentials', 'fail'],
  ['register_failed', 'somewrong'],
  ['email_taken', 'taken'],
  ['favourite_limit', 'failed'],
] as const)('%s answers with the result %s', (code, result) => {
  expect(refusalReply(code).result).toBe(result);
});

test.each(codes)('%s travels as its schema says', (code) => {
  expect(refusalReplySchema.parse(refusalReply(code, { field: 'why' }))).toEqual({
    result: refusals[code].result,
    code,
    data: refusals[code].text,
    details: { field: 'why' },
  });
  expect(refusalReply(code)).not.toHaveProperty('details');
});

test('no refusal is without a call that can give it', () => {
  // call_not_found is the answer where there is no call.
  const all = [...Object.values(calls), ...Object.values(adminCalls), ...Object.values(adminRawEndpoints)];
  const given = new Set<string>(['call_not_found', ...all.flatMap((call) => call.refusals)]);
  expect(codes.filter((code) => !given.has(code))).toEqual([]);
});

test('login is asked for by exactly the calls that are for customers', () => {
  const asking = Object.values(calls).filter((call) => call.refusals.includes('login_required'));
  expect(asking).toEqual(Object.values(calls).filter((call) => call.who === 'customer'));
});
