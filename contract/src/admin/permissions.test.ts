import { expect, test } from 'vitest';
import { allows, grantOf, type Permission, permissions, staffRoles } from './permissions.ts';

const names = Object.keys(permissions) as Permission[];

test('the owner has every permission, freely or with a second person', () => {
  expect(names.filter((name) => !['yes', 'two_people'].includes(grantOf(name, ['owner']) ?? ''))).toEqual([]);
});

test('nobody has a permission without a role, and every role has one', () => {
  expect(names.filter((name) => grantOf(name, []) !== null)).toEqual([]);
  expect(staffRoles.filter((role) => names.every((name) => grantOf(name, [role]) === null))).toEqual([]);
});

test('of two roles the one that goes further counts', () => {
  expect(grantOf('count-stock', ['catalogue'])).toBe('read');
  expect(grantOf('count-stock', ['catalogue', 'warehouse'])).toBe('yes');
  expect(grantOf('view-personal-data', ['support', 'content'])).toBe('with_reason');
});

test('who may only look makes no change', () => {
  expect(allows('view-orders', ['warehouse'], 'reads')).toBe(true);
  expect(allows('view-orders', ['warehouse'], 'changes')).toBe(false);
  expect(allows('move-orders', ['warehouse'], 'changes')).toBe(true);
});

test('what needs a reason or a second person is not open by itself', () => {
  expect(allows('view-personal-data', ['support'], 'reads')).toBe(false);
  expect(allows('approve-large-refunds', ['owner'], 'changes')).toBe(false);
  expect(allows('view-personal-data', ['support'], 'changes', { takesReason: true })).toBe(true);
  expect(allows('approve-large-refunds', ['owner'], 'changes', { takesReason: true })).toBe(false);
  expect(allows('approve-large-refunds', ['owner'], 'changes', { twoPeople: true })).toBe(true);
  expect(allows('approve-large-refunds', ['support'], 'changes', { twoPeople: true })).toBe(false);
});
