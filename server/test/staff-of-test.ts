import type { Staff } from '../src/callers/caller.ts';

/** A staff member as use cases get the caller, signed in with every right. */
export const staffOfTest = (staffId: number, changes: Partial<Staff> = {}): Staff => ({
  ...{ who: 'staff', staffId, roles: ['owner'], sessionId: 'test', idempotency: null },
  ...{ requestId: 'test', address: '127.0.0.1', browser: 'test', browserKey: '', call: 'test' },
  ...changes,
});
