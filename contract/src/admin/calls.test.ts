import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoints } from '../endpoints.ts';
import { adminCalls } from './calls.ts';
import { type AdminEndpointName, adminEndpoints } from './endpoints.ts';
import type { AdminEndpoint } from './map/admin-endpoint.ts';
import type { Permission } from './permissions.ts';

const names = Object.keys(adminEndpoints) as AdminEndpointName[];

test.each(names)('%s is called by its own name, at its own endpoint', (name) => {
  expect(adminCalls[name]).toMatchObject({ name, ...adminEndpoints[name] });
  expect(adminEndpoints[name].path).toMatch(/^\/api\/admin\/[a-z]+\/[a-z-]+$/);
});

test.each(names)('%s can be documented, and says how it went in its reply', (name) => {
  const { body, reply, purpose } = adminCalls[name];
  expect(z.toJSONSchema(body, { io: 'input' })).toBeTypeOf('object');
  expect(reply.safeParse({}).error?.issues.map(({ path }) => path[0])).toContain('result');
  expect(purpose).toMatch(/^[A-Z].*\.$/);
});

test('a call that takes a reason is not sent without one', () => {
  for (const name of names.filter((one) => adminEndpoints[one].takesReason))
    expect(z.toJSONSchema(adminCalls[name].body, { io: 'input' }).required).toContain('reason');
});

/** What a stolen session could turn into money, or into access for somebody else. */
const SENSITIVE: readonly Permission[] = [
  ...(['prepare-refunds', 'approve-small-refunds', 'approve-large-refunds', 'adjust-bonus'] as const),
  ...(['manage-codes', 'change-settings', 'change-money-settings', 'manage-team'] as const),
];

test('whatever changes refunds, bonus, codes, settings or staff asks for the second factor again', () => {
  const changing = names.filter((name) => {
    const { does, may } = adminEndpoints[name];
    return does === 'changes' && may !== null && SENSITIVE.includes(may);
  });
  expect(changing.length).toBeGreaterThan(10);
  expect(changing.filter((name) => !adminEndpoints[name].stepUp)).toEqual([]);
});

test('no path is used twice, and none by the shop', () => {
  const paths = [
    ...names.map((name) => adminEndpoints[name].path),
    ...Object.values(endpoints).map(({ path }) => path),
  ];
  expect(new Set<string>(paths).size).toBe(paths.length);
});

test('a call for staff without a permission does not compile', () => {
  const base = {
    method: 'POST',
    path: '/api/admin/orders/new',
    does: 'reads',
    limit: 'working',
    stepUp: false,
    takesReason: false,
    twoPeople: false,
  } as const;
  // @ts-expect-error for whom?
  const open: AdminEndpoint = { ...base, withIdempotencyKey: false, login: 'complete', may: null };
  expect(open.may).toBeNull();
});

test.each([
  ['0482', true],
  ['IK0482', true],
  ['ik2611150482', true],
  ['2611150482', true],
  ['Болд', true],
  ['48', false],
])('the text %s of the list is taken: %s', (text, isTaken) => {
  expect(adminCalls.listOrders.body.safeParse({ text }).success).toBe(isTaken);
});

test.each(['pending', 'paid', 'expired', 'refunded'])('no order is moved to %s by this call', (to) => {
  const body = { ordernumber: 'IK0000000001', version: 1, to };
  expect(adminCalls.moveOrder.body.safeParse(body).success).toBe(false);
});
