import { beforeEach, expect, test } from 'vitest';
import { sandboxOfTest } from '../../../test/sandbox-of-test.ts';
import { openEBarimtLookUp } from './open-e-barimt-lookup.ts';

const sandbox = sandboxOfTest();
let reasons: string[];
beforeEach(() => {
  reasons = [];
});

const opened = (changed: { url?: string; timeoutMs?: number } = {}) =>
  openEBarimtLookUp({
    url: sandbox.address('/e-barimt'),
    onAway: (reason) => reasons.push(reason),
    ...changed,
  });

test('a register leads to the name, the number as a text, and whether VAT is paid', async () => {
  expect(await opened().byRegister('5900001')).toEqual({ tin: '37900000011', name: 'Жишээ Од ХХК', isVatPayer: true });
  expect(await opened().byRegister('5900002')).toMatchObject({ name: 'Жишээ Гэр ХХК', isVatPayer: false });
  expect(reasons).toEqual([]);
});

test('a register that nobody has is unknown, and so is a taxpayer of whom nothing is told', async () => {
  expect(await opened().byRegister('1234567')).toBe('unknown');
  expect(await opened().byRegister('5900009')).toBe('unknown');
  expect(reasons).toEqual([]);
});

test('a service that is down, silent or another one is away, and the reason names no register', async () => {
  await sandbox.turn('e-barimt', 'down');
  expect(await opened().byRegister('5900001')).toBe('away');
  await sandbox.turn('e-barimt', 'silent');
  expect(await opened({ timeoutMs: 50 }).byRegister('5900001')).toBe('away');
  expect(await opened({ url: 'http://127.0.0.1:1' }).byRegister('5900001')).toBe('away');
  expect(await opened({ url: sandbox.address('/switches?') }).byRegister('5900001')).toBe('away');
  expect(reasons).toEqual(['answered 503', 'TimeoutError', 'TypeError', 'ZodError']);
});
