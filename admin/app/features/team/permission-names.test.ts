import { permissions } from '@tokhi/contract/admin/permissions';
import { expect, test } from 'vitest';
import { PERMISSION_GROUPS } from './permission-names.ts';

test('every permission has a row in the matrix, once', () => {
  const drawn = PERMISSION_GROUPS.flatMap(([, rows]) => rows.map(([name]) => name));
  expect(Object.keys(permissions).filter((name) => !drawn.includes(name))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});
